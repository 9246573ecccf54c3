import type { Environment } from '@bank/contracts';

/** What is reported of a remote. It names no person, and contains no text that could: no error's message. */
export type RemoteReport = {
  kind: 'load' | 'failure';
  remote: string;
  version: string;
  role: string;
  /** Of a load: how long the person waited, in milliseconds. */
  value: number;
  /** Of a failure: the error's name. */
  detail: string;
};

type ReportedVersion = Pick<RemoteReport, 'remote' | 'version' | 'role'>;

let sinks: Pick<Environment, 'reportUrl' | 'reportSample'> = {};

/** Names where reports are sent to; without a sink they stay in this browser. */
export function startReports(environment: typeof sinks): void {
  sinks = environment;
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

/** Shows a failure in the console, and reports which version of which remote it was. */
export function reportError(error: unknown, of?: ReportedVersion): void {
  // eslint-disable-next-line no-console -- the only place where the site writes to the console.
  console.warn('[bank]', error instanceof Error ? error.message : error);
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const detail = cause instanceof Error ? cause.name : 'unknown';
  if (of) send({ kind: 'failure', ...of, value: 0, detail });
}

/** Reports how long a person waited for a remote's code, in milliseconds. */
export function reportTiming(ms: number, of: ReportedVersion): void {
  send({ kind: 'load', ...of, value: Math.round(ms), detail: '' });
}
