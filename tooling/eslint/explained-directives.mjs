const DIRECTIVE = /^\s*eslint-disable(?:-next-line|-line)?(?:\s|$)/;

/** Requires a reason in `// eslint-disable-next-line <rule> -- <reason>`. */
export const explainedDirectives = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unexplained: 'Explain why the rule is disabled: add " -- <reason>".' },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        if (DIRECTIVE.test(comment.value) && !/ -- \S/.test(comment.value)) {
          report({ loc: comment.loc, messageId: 'unexplained' });
        }
      }
    },
  }),
};
