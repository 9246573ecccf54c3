import type { Environment } from '@bank/contracts';
import { onCLS, onINP, onLCP, type MetricWithAttribution } from 'web-vitals/attribution';
import { describeError } from './scrub-error';
import { storeReport } from './store-report';
import { type ReportedVersion, versionOfFile } from './version-of-file';

type Sinks = Pick<Environment, 'reportUrl' | 'reportSample'>;

/** A web vital of the page, attributed to the remote that draws the part it is about. */
type Vital = 'lcp' | 'inp' | 'cls';

/** What is reported of a remote. It names no person: of an error it has the scrubbed message. */
export type RemoteReport = ReportedVersion & {
  /** `failure`: the version could not be shown. `error`: it was shown, and something in it failed. */
  kind: 'load' | 'failure' | 'error' | Vital;
  /** Of a load: how long the person waited; of a web vital: its value; milliseconds, but for `cls`. */
  value: number;
  /** Of a failure or an error: name, scrubbed message and stack. */
  detail: string;
};

export function sendReport(report: RemoteReport, { reportUrl, reportSample }: Sinks): void {
  // As text: a body of another type would need a preflight request.
  if (reportUrl) navigator.sendBeacon(reportUrl, JSON.stringify(report));
  if (reportSample !== undefined) void storeReport(report, reportSample);
}

export function sendError(
  error: unknown,
  kind: 'failure' | 'error',
  of: ReportedVersion,
  to: Sinks,
): void {
  sendReport({ kind, ...of, value: 0, detail: describeError(error) }, to);
}

/** The host as reports name it; its version is the hash in the name of its main script. */
function host(): ReportedVersion {
  const hashes = [...document.scripts].map(({ src }) => /\/main\.([0-9a-f]{8})\.js/.exec(src)?.[1]);
  return { remote: 'host', version: hashes.find(Boolean) ?? 'unknown', role: 'live' };
}

/** The version whose file is first in an error's stack. */
function versionOfStack(stack: string): ReportedVersion | undefined {
  for (const [address] of stack.matchAll(/https?:\/\/[^\s()]+/g)) {
    const version = versionOfFile(address);
    if (version) return version;
  }
  return undefined;
}

/** Reports an error that nothing caught, for the remote whose file threw it. The browser's console has it. */
export function sendUncaught(error: unknown, filename: string, to: Sinks): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  sendError(error, 'error', versionOfStack(stack) ?? versionOfFile(filename) ?? host(), to);
}

const SELECTOR = '[data-remote]';

/** Which version drew a node; a text that the library passes on with the metric. */
function versionOfNode(node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const box = element?.closest<HTMLElement>(SELECTOR);
  if (!box) return undefined;
  const { remote = '', version = '', role = 'live' } = box.dataset;
  return JSON.stringify({ remote, version, role } satisfies ReportedVersion);
}

function parse(text: string | undefined): ReportedVersion | null {
  return text?.startsWith('{') ? (JSON.parse(text) as ReportedVersion) : null;
}

function targetOf({ name, attribution }: MetricWithAttribution): string | undefined {
  switch (name) {
    case 'LCP':
      return attribution.target;
    case 'CLS':
      return attribution.largestShiftTarget;
    case 'INP':
      return attribution.interactionTarget;
    default:
      return undefined;
  }
}

let isMeasuring = false;

/**
 * Reports LCP, INP and CLS when the page is hidden or left: each for the remote that drew the node it is
 * about or, without such a node, for the remote on the page. What was measured before counts, too.
 */
export function startVitals(to: Sinks): void {
  // A test's DOM has no performance entries.
  if (isMeasuring || typeof PerformanceObserver === 'undefined') return;
  isMeasuring = true;
  const onMetric = (metric: MetricWithAttribution) => {
    const shown = versionOfNode(document.querySelector(SELECTOR));
    const of = parse(targetOf(metric)) ?? parse(shown);
    const kind = metric.name.toLowerCase() as Vital;
    const value = Math.round(metric.value * 1000) / 1000;
    if (of) sendReport({ kind, ...of, value, detail: '' }, to);
  };
  const options = { generateTarget: versionOfNode };
  onLCP(onMetric, options);
  onINP(onMetric, options);
  onCLS(onMetric, options);
}
