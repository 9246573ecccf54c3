const MESSAGES = /(^|\/)messages$/;
const I18N = { source: '@bank/i18n', names: ['locale', 'pageLanguage'] };
const AT_ONCE = ['filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some'];

/** Functions that an array's method calls at once run with what is around them. */
function runsAtOnce({ parent }) {
  return (
    parent.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    AT_ONCE.includes(parent.callee.property.name)
  );
}

/** Whether the module's own evaluation comes by here. */
function isAtModuleLevel(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (/Function/.test(at.type) && !runsAtOnce(at)) return false;
    if (at.type === 'PropertyDefinition' && !at.static) return false;
  }
  return true;
}

/** All of `messages.a.b` from its `messages`. */
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
 * A package's texts get their words after its modules were evaluated, and in place: a module may keep
 * a section of them (`const texts = messages.signIn`), but a text that it reads while it is evaluated
 * stays English, and a locale that it asks for is not known yet.
 */
export const textsWhenAsked = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early: 'Read this inside a function: while modules load, no language is known yet.',
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
    const tell = (node) => report({ node, messageId: 'early' });

    function checkUse(identifier) {
      const chain = wholeChain(identifier);
      const { parent } = chain;
      if (parent.type === 'VariableDeclarator' && parent.init === chain) {
        for (const variable of sourceCode.getDeclaredVariables(parent)) {
          const [name] = variable.identifiers;
          if (isText(name)) tell(name);
          else checkVariable(variable);
        }
      } else if (!checker || parent.type === 'SpreadElement' || isText(chain)) tell(chain);
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
