import type { Environment } from '@bank/contracts';
import type * as Reports from './send-report';
import type { ReportedVersion } from './version-of-file';

type Sinks = Pick<Environment, 'reportUrl' | 'reportSample'>;

/** Undefined without a sink: then reports stay in this browser. */
let sinks: Sinks | undefined;

/**
 * In a chunk of its own, which pages without a sink never load, and others with their first report: not
 * before the page has what it shows. A failed report is not reported.
 */
function send(report: (reports: typeof Reports, to: Sinks) => void): void {
  const to = sinks;
  if (!to) return;
  import('./send-report').then(
    (reports) => {
      reports.startVitals(to);
      report(reports, to);
    },
    () => undefined,
  );
}

/**
 * Names where reports are sent to, and reports uncaught errors from now on, and web vitals from the first
 * report on. Returns the function that stops it.
 */
export function startReports(environment: Sinks): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { reportUrl, reportSample } = environment;
  if (reportUrl || reportSample !== undefined) {
    sinks = environment;
    const onError = ({ error, filename }: ErrorEvent) =>
      send(({ sendUncaught }, to) => sendUncaught(error, filename, to));
    const onRejection = ({ reason }: PromiseRejectionEvent) =>
      send(({ sendUncaught }, to) => sendUncaught(reason, '', to));
    window.addEventListener('error', onError, { signal });
    window.addEventListener('unhandledrejection', onRejection, { signal });
  }
  return () => {
    sinks = undefined;
    controller.abort();
  };
}

/**
 * Shows an error in the console, and reports it for `of`: as a `failure` if the version could not be shown
 * because of it, or else as an `error`.
 */
export function reportError(
  error: unknown,
  of?: ReportedVersion,
  kind: 'failure' | 'error' = 'failure',
): void {
  // eslint-disable-next-line no-console -- the only place where the site writes to the console.
  console.warn('[bank]', error instanceof Error ? error.message : error);
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (of) send(({ sendError }, to) => sendError(cause, kind, of, to));
}

/** Reports how long a person waited for a remote's code, in milliseconds. */
export function reportTiming(ms: number, of: ReportedVersion): void {
  send(({ sendReport }, to) =>
    sendReport({ kind: 'load', ...of, value: Math.round(ms), detail: '' }, to),
  );
}
