/** What is told of a remote. It names no person, and no text that could: not even an error's message. */
export type RemoteReport =
  | { kind: 'failure'; remote: string; version: string; role: string; error: string }
  | { kind: 'timing'; remote: string; version: string; role: string; ms: number };

let endpoint: string | undefined;

/** Names the address that reports are sent to; without one they stay in this browser. */
export function startReports(url: string | undefined): void {
  endpoint = url;
}

/** As text: a body of another type would be held back until the endpoint had been asked for leave. */
function send(report: RemoteReport): void {
  if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(report));
}

/** Shows a failure where a developer looks, and tells the endpoint which version of which remote it was. */
export function reportError(
  error: unknown,
  of?: Omit<RemoteReport, 'kind' | 'error' | 'ms'>,
): void {
  // eslint-disable-next-line no-console -- the one place where the site speaks to the console.
  console.warn('[bank]', error instanceof Error ? error.message : error);
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (of) send({ kind: 'failure', ...of, error: cause instanceof Error ? cause.name : 'unknown' });
}

/** How long a person waited for a remote's code, in milliseconds. */
export function reportTiming(ms: number, of: Omit<RemoteReport, 'kind' | 'error' | 'ms'>): void {
  send({ kind: 'timing', ...of, ms: Math.round(ms) });
}
