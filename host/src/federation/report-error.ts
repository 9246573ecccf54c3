import type { Environment } from '@bank/contracts';
import { describeError } from './scrub-error';
import { type ReportedVersion, versionOfFile, versionOfStack } from './version-of-file';

/** A web vital of the page, attributed to the remote that draws the part it is about. */
export type Vital = 'lcp' | 'inp' | 'cls';

/** What is reported of a remote. It names no person: of an error it has the scrubbed message. */
export type RemoteReport = ReportedVersion & {
  /** `failure`: the version could not be shown. `error`: it was shown, and something in it failed. */
  kind: 'load' | 'failure' | 'error' | Vital;
  /** Of a load: how long the person waited; of a web vital: its value; milliseconds, but for `cls`. */
  value: number;
  /** Of a failure or an error: name, scrubbed message and stack. */
  detail: string;
};

let sinks: Pick<Environment, 'reportUrl' | 'reportSample'> = {};

/**
 * Names where reports are sent to; without a sink they stay in this browser. Returns the function that
 * stops listening to uncaught errors.
 */
export function startReports(environment: typeof sinks): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  sinks = environment;
  const stop = () => {
    sinks = {};
    controller.abort();
  };
  const { reportUrl, reportSample } = sinks;
  if (!reportUrl && reportSample === undefined) return stop;
  const onError = ({ error, filename }: ErrorEvent) => reportUncaught(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportUncaught(reason);
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
  if (typeof PerformanceObserver === 'undefined') return stop;
  import('./report-vitals').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
  return stop;
}

function send(report: RemoteReport): void {
  const { reportUrl, reportSample } = sinks;
  // As text: a body of another type would need a preflight request.
  if (reportUrl) navigator.sendBeacon(reportUrl, JSON.stringify(report));
  if (reportSample === undefined) return;
  const sample = reportSample;
  // A failed report is not reported.
  import('./store-report').then(
    ({ storeReport }) => storeReport(report, sample),
    () => undefined,
  );
}

/** The host as reports name it; its version is the hash in the name of its main script. */
function host(): ReportedVersion {
  const { scripts } = document;
  const hashes = [...scripts].map(({ src }) => /\/main\.([0-9a-f]{8})\.js/.exec(src)?.[1]);
  return { remote: 'host', version: hashes.find(Boolean) ?? 'unknown', role: 'live' };
}

/** Reports an error that nothing caught, for the remote whose file threw it. The browser's console has it. */
export function reportUncaught(error: unknown, filename = ''): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const of = versionOfStack(stack) ?? versionOfFile(filename) ?? host();
  send({ kind: 'error', ...of, value: 0, detail: describeError(error) });
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
  if (of) send({ kind, ...of, value: 0, detail: describeError(cause) });
}

/** Reports how long a person waited for a remote's code, in milliseconds. */
export function reportTiming(ms: number, of: ReportedVersion): void {
  send({ kind: 'load', ...of, value: Math.round(ms), detail: '' });
}

/** Reports a web vital. */
export function reportVital(kind: Vital, value: number, of: ReportedVersion): void {
  send({ kind, ...of, value, detail: '' });
}
