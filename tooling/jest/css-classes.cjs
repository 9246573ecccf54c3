// Maps each CSS class to its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
