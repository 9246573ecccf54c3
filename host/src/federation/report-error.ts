import type { Environment } from '@bank/contracts';
import { isLeaving } from './leaving-page';
import type * as Reports from './send-report';
import type { ReportedVersion } from './version-of-file';

type ReportTargets = Pick<Environment, 'reportUrl' | 'reportSample'>;

/** Where reports are sent; undefined if nothing is configured, then they stay in this browser. */
let sinks: ReportTargets | undefined;

/**
 * Loads the reporting chunk with the first report, so it never delays the page. A failed report is not
 * reported.
 */
function send(report: (reports: typeof Reports, to: ReportTargets) => void): void {
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
 * Starts reporting uncaught errors, and web vitals from the first report on. Returns the function that
 * stops it.
 */
export function startReports(environment: ReportTargets): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { reportUrl, reportSample } = environment;
  if (reportUrl || reportSample !== undefined) {
    sinks = environment;
    const sendError = (error: unknown, filename = '') => {
      if (!isLeaving()) send(({ sendUncaught }, to) => sendUncaught(error, filename, to));
    };
    const onError = ({ error, filename }: ErrorEvent) => sendError(error, filename);
    const onRejection = ({ reason }: PromiseRejectionEvent) => sendError(reason);
    window.addEventListener('error', onError, { signal });
    window.addEventListener('unhandledrejection', onRejection, { signal });
  }
  return () => {
    sinks = undefined;
    controller.abort();
  };
}

/**
 * Logs an error to the console and reports it for the version `of`: as a `failure` if it prevented the
 * version from being shown, otherwise as an `error`. Ignores the failures of a page that is being left.
 */
export function reportError(
  error: unknown,
  of?: ReportedVersion,
  kind: 'failure' | 'error' = 'failure',
): void {
  if (isLeaving()) return;
  // eslint-disable-next-line no-console -- the only place where the site writes to the console.
  console.warn('[bank]', error instanceof Error ? error.message : error);
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (of) send(({ sendError }, to) => sendError(cause, kind, of, to));
}

/** Reports the load time of a remote's code, in milliseconds. */
export function reportTiming(ms: number, of: ReportedVersion): void {
  send(({ sendReport }, to) =>
    sendReport({ kind: 'load', ...of, value: Math.round(ms), detail: '' }, to),
  );
}
