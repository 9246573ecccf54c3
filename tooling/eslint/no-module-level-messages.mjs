const MESSAGES = /(^|\/)messages$/;
const I18N = { source: '@bank/i18n', names: ['locale', 'pageLanguage'] };
const SYNCHRONOUS = ['filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some'];

/** Callbacks of array methods run synchronously, as part of the surrounding code. */
function runsSynchronously({ parent }) {
  return (
    parent.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    SYNCHRONOUS.includes(parent.callee.property.name)
  );
}

/** Whether the node runs while the module is evaluated. */
function isAtModuleLevel(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (/Function/.test(at.type) && !runsSynchronously(at)) return false;
    if (at.type === 'PropertyDefinition' && !at.static) return false;
  }
  return true;
}

/** The whole member expression `messages.a.b` that starts with the identifier `messages`. */
function wholeChain(identifier) {
  let chain = identifier;
  while (
    (chain.parent.type === 'MemberExpression' && chain.parent.object === chain) ||
    chain.parent.type === 'TSNonNullExpression'
  ) {
    chain = chain.parent;
  }
  return chain;
}

/**
 * Messages are translated in place after the modules are evaluated. A module may keep a section in a
 * constant (`const texts = messages.signIn`), but a message read at module level would stay English, and
 * the locale is not known yet.
 */
export const noModuleLevelMessages = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early: 'Read this inside a function: the language is not known yet at module level.',
    },
  },
  create({ sourceCode, report }) {
    const services = sourceCode.parserServices;
    const checker = services.program?.getTypeChecker();

    const isText = (node) => {
      if (!checker) return false;
      const type = services.getTypeAtLocation(node);
      return (
        type.getCallSignatures().length > 0 ||
        checker.isTypeAssignableTo(type, checker.getStringType())
      );
    };
    const reportEarlyRead = (node) => report({ node, messageId: 'early' });

    function checkUse(identifier) {
      const chain = wholeChain(identifier);
      const { parent } = chain;
      if (parent.type === 'VariableDeclarator' && parent.init === chain) {
        for (const variable of sourceCode.getDeclaredVariables(parent)) {
          const [name] = variable.identifiers;
          if (isText(name)) reportEarlyRead(name);
          else checkVariable(variable);
        }
      } else if (!checker || parent.type === 'SpreadElement' || isText(chain))
        reportEarlyRead(chain);
    }

    function checkVariable(variable) {
      for (const reference of variable.references) {
        const { identifier } = reference;
        const reads = reference.isRead() && !reference.isTypeReference;
        if (reads && identifier.parent.type !== 'ExportSpecifier' && isAtModuleLevel(identifier)) {
          checkUse(identifier);
        }
      }
    }

    function checkImport({ source, importKind, specifiers }) {
      const isMessages = MESSAGES.test(source.value);
      if (importKind === 'type' || (!isMessages && source.value !== I18N.source)) return;
      for (const specifier of specifiers) {
        if (specifier.importKind === 'type') continue;
        if (!isMessages && !I18N.names.includes(specifier.imported?.name)) continue;
        sourceCode.getDeclaredVariables(specifier).forEach(checkVariable);
      }
    }

    return {
      'Program:exit': ({ body }) =>
        body.filter(({ type }) => type === 'ImportDeclaration').forEach(checkImport),
    };
  },
};
