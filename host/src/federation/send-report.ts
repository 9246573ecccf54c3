import type { Environment } from '@bank/contracts';
import { onCLS, onINP, onLCP, type MetricWithAttribution } from 'web-vitals/attribution';
import { browserStore } from './browser-store';
import { describeError } from './scrub-error';
import { storeReport } from './store-report';
import { type ReportedVersion, versionOfFile } from './version-of-file';

type ReportTargets = Pick<Environment, 'reportUrl' | 'reportSample'>;

/** A web vital, attributed to the remote that rendered the element it was measured on. */
type Vital = 'lcp' | 'inp' | 'cls';

/** A report about a remote. It contains no personal data: error messages are scrubbed. */
export type RemoteReport = ReportedVersion & {
  /** `failure`: the version could not be shown. `error`: something failed in a version that was shown. */
  kind: 'load' | 'failure' | 'error' | Vital;
  /** The load time or the value of the web vital, in milliseconds (except `cls`). */
  value: number;
  /** Name, scrubbed message and stack of a failure or an error. */
  detail: string;
};

export function sendReport(report: RemoteReport, { reportUrl, reportSample }: ReportTargets): void {
  // Sent as text: other content types would need a CORS preflight request.
  if (reportUrl) navigator.sendBeacon(reportUrl, JSON.stringify(report));
  // A rejection would be reported as an uncaught error, and so on without end.
  if (reportSample !== undefined) storeReport(report, reportSample).catch(() => undefined);
}

/** The documents that this page has reported: those of a collection can't be read one after the other. */
const documents = new Set<string>();

export function sendError(
  error: unknown,
  kind: 'failure' | 'error',
  of: ReportedVersion,
  to: ReportTargets,
): void {
  if (of.role === 'record') {
    const name = `${of.remote} ${of.version}`;
    if (documents.has(name)) return;
    documents.add(name);
  }
  sendReport({ kind, ...of, value: 0, detail: describeError(error) }, to);
}

const STORED_AS_JSON =
  /^bank\.(?:avoided|canary\.failures|files|notifications-seen|override|remotes|revoked|session|(?:release|shown)\..+)$/;

function isObject(text: string | null): boolean {
  try {
    return typeof JSON.parse(text ?? '') === 'object';
  } catch {
    return false;
  }
}

/** Reports which stored objects of this browser are malformed. The site reads them as if nothing were stored. */
export function reportStorage(to: ReportTargets): void {
  const keys = browserStore.keys('bank.').filter((key) => STORED_AS_JSON.test(key));
  const malformed = keys.filter((key) => !isObject(browserStore.read(key)));
  if (malformed.length === 0) return;
  const error = new TypeError(`malformed in the browser’s storage: ${malformed.join(', ')}`);
  sendError(error, 'failure', { remote: 'host', version: 'storage', role: 'record' }, to);
}

/** The host as a reported version: the hash in the name of its main script. */
function host(): ReportedVersion {
  const hashes = [...document.scripts].map(({ src }) => /\/main\.([0-9a-f]{8})\.js/.exec(src)?.[1]);
  return { remote: 'host', version: hashes.find(Boolean) ?? 'unknown', role: 'live' };
}

/** The version of the first file in an error's stack that belongs to a remote. */
function versionOfStack(stack: string): ReportedVersion | undefined {
  for (const [address] of stack.matchAll(/https?:\/\/[^\s()]+/g)) {
    const version = versionOfFile(address);
    if (version) return version;
  }
  return undefined;
}

/** Reports an uncaught error for the remote whose file threw it. The browser itself logs it. */
export function sendUncaught(error: unknown, filename: string, to: ReportTargets): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  sendError(error, 'error', versionOfStack(stack) ?? versionOfFile(filename) ?? host(), to);
}

const SELECTOR = '[data-remote]';

/** Returns the version that rendered a node, as JSON: web-vitals passes it on as the metric's target. */
function versionOfNode(node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const container = element?.closest<HTMLElement>(SELECTOR);
  if (!container) return undefined;
  const { remote = '', version = '', role = 'live' } = container.dataset;
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
 * Reports LCP, INP and CLS when the page is hidden or closed, including what was measured before the call:
 * each for the remote that rendered the measured element, or else for the remote on the page.
 */
export function startVitals(to: ReportTargets): void {
  // jsdom has no PerformanceObserver.
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
