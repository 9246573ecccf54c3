/**
 * Returns a regular expression for firebase.json that matches the addresses of these routes in any letter
 * case, like the app's router. A parameter (`/admin/users/:uid`) matches one segment.
 */
export function routePattern(paths: readonly string[]): string {
  const patterns = paths
    .map((path) => path.split('/').filter(Boolean).map(segmentPattern).join('/'))
    .filter(Boolean);
  return `^/(${[...new Set(patterns)].sort().join('|')})/?$`;
}

function segmentPattern(segment: string): string {
  return segment.startsWith(':') ? '[^/]+' : segment.replace(/[a-z]|[^\w-]/gi, characterPattern);
}

/** Each letter as a class: JavaScript, which the emulator uses, has no flag inside a pattern. */
function characterPattern(character: string): string {
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  return lower === upper ? `\\${character}` : `[${upper}${lower}]`;
}
