/** The canonical path of the dashboard. */
export const DASHBOARD = '/DashBoard';

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Returns the redirect target after sign-in: the page that required it (`state.from`, a location of this
 * site), or the dashboard. The history state is untrusted input: invalid values are ignored.
 */
export function destinationOf(state: unknown): string {
  const from = (state as { from?: unknown } | null | undefined)?.from;
  if (typeof from !== 'object' || from === null) return DASHBOARD;
  const { pathname, search, hash } = from as Record<string, unknown>;
  // `//host` and `/\host` would be URLs of another site (open redirect).
  if (!isText(pathname) || !/^\/(?![/\\])/.test(pathname)) return DASHBOARD;
  return pathname + (isText(search) ? search : '') + (isText(hash) ? hash : '');
}

/** The history state of a redirect after sign-in: only then an admin page leads customers to the dashboard. */
export const FROM_SIGN_IN = { fromSignIn: true };

export function cameFromSignIn(state: unknown): boolean {
  return (state as { fromSignIn?: unknown } | null)?.fromSignIn === true;
}
