// A class is its own name in tests, so that a test can tell one from another.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
