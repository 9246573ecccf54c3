'use strict';

// Preloaded into the Firebase CLI. Its Hosting server answers an address that it can't decode, such as
// `/%`, with a bare 500. The request is bad (400), and the page of unknown addresses can say so. The server also
// compresses each response again for each request, which takes more time than it saves on one machine.

const { createRequire } = require('node:module');

const superstatic = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'))(
  'superstatic',
);
const { server } = superstatic;

superstatic.server = (spec) => {
  const files = [answerUndecodable].concat(spec.before?.files ?? []);
  return server({ ...spec, before: { ...spec.before, files }, compression: false });
};

function answerUndecodable(request, response, next) {
  if (isDecodable(request.url.split('?')[0])) return next();
  const answers = [
    { file: '/404.html', status: 400 },
    { data: 'Bad Request', status: 400 },
  ];
  return response.superstatic.handle(answers, next);
}

function isDecodable(path) {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
