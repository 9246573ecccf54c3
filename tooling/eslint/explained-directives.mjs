const DIRECTIVE = /^\s*eslint-disable(?:-next-line|-line)?(?:\s|$)/;

/** A rule that is switched off says why: `// eslint-disable-next-line <rule> -- <reason>`. */
export const explainedDirectives = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unexplained: 'Say why: add " -- " and the reason.' },
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
