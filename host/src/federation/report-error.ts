import type { Environment } from '@bank/contracts';
import type { UNREADABLE_FIELD } from '@bank/firebase/check-fields';
import { isLeaving } from './leaving-page';
import type * as Reports from './send-report';
import type { ReportedVersion } from './version-of-file';

type ReportTargets = Pick<Environment, 'reportUrl' | 'reportSample'>;

// A literal: importing the constant would add the module to every page.
const UNREADABLE: typeof UNREADABLE_FIELD = 'bank:unreadable-field';

/**
 * What a report names if it is not about a version: a document of the registry, or a collection. There is one report
 * for each of them and page.
 */
export function documentOf(name: string): ReportedVersion {
  return { remote: 'host', version: name, role: 'record' };
}

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
      reports.reportStorage(to);
      report(reports, to);
    },
    () => undefined,
  );
}

/** Reports an error for the remote whose file threw it, or else for the host. The browser or React logs it. */
export function reportUncaught(error: unknown, filename = ''): void {
  if (!isLeaving()) send(({ sendUncaught }, to) => sendUncaught(error, filename, to));
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
    const onError = ({ error, filename }: ErrorEvent) => reportUncaught(error, filename);
    const onRejection = ({ reason }: PromiseRejectionEvent) => reportUncaught(reason);
    // Not logged: the user's documents are no defect of the page.
    const onUnreadable = (event: Event) => {
      const field = String((event as CustomEvent).detail);
      const error = new TypeError(`${field} has another type`);
      const of = documentOf(field.split('.')[0] ?? '');
      send(({ sendError }, to) => sendError(error, 'failure', of, to));
    };
    window.addEventListener(UNREADABLE, onUnreadable, { signal });
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
