const normalize = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Whether two paths match the same route: case-insensitive, ignoring a trailing slash. */
export function isSamePath(one: string, other: string): boolean {
  return normalize(one) === normalize(other);
}
