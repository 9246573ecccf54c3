/** The path in lower case, without a trailing slash. */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}

/** Whether two paths match the same route: case-insensitive, ignoring a trailing slash. */
export function isSamePath(one: string, other: string): boolean {
  return normalizePath(one) === normalizePath(other);
}
