const PARSE_ONCE = `
{
  const parsed = new Map();
  exports.fromJSON = (protocol, options) => {
    if (!parsed.has(protocol)) parsed.set(protocol, fromJSON(protocol, options));
    return parsed.get(protocol);
  };
}`;

/**
 * Transforms the parser of the Firestore SDK: the SDK parses the same protocol again for each app, which takes
 * most of an app's start, and the tests start an app for each user.
 */
module.exports = {
  process: (source) => ({ code: source + PARSE_ONCE }),
};
