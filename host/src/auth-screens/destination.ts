/** Where the dashboard is, in its canonical form. */
export const DASHBOARD = '/DashBoard';

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Where signing in leads: back to the place that sent the visitor here (`state.from`, a location of
 * this site), or else to the dashboard. History's state is data from outside: anything unreadable
 * counts as none.
 */
export function destinationOf(state: unknown): string {
  const from = (state as { from?: unknown } | null | undefined)?.from;
  if (typeof from !== 'object' || from === null) return DASHBOARD;
  const { pathname, search, hash } = from as Record<string, unknown>;
  // Two slashes would begin the address of another site.
  if (!isText(pathname) || !/^\/(?![/\\])/.test(pathname)) return DASHBOARD;
  return pathname + (isText(search) ? search : '') + (isText(hash) ? hash : '');
}
