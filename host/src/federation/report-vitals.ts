import { onCLS, onINP, onLCP, type MetricWithAttribution } from 'web-vitals/attribution';
import { reportVital, type Vital } from './report-error';
import type { ReportedVersion } from './version-of-file';

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
  if (!text?.startsWith('{')) return null;
  return JSON.parse(text) as ReportedVersion;
}

/** The node's version or, where the metric is about no node of a remote, that of the screen. */
function versionOf({ name, attribution }: MetricWithAttribution): ReportedVersion | null {
  const target =
    name === 'LCP'
      ? attribution.target
      : name === 'CLS'
        ? attribution.largestShiftTarget
        : name === 'INP'
          ? attribution.interactionTarget
          : undefined;
  return parse(target) ?? parse(versionOfNode(document.querySelector(SELECTOR)));
}

function report(metric: MetricWithAttribution): void {
  const of = versionOf(metric);
  if (!of) return;
  reportVital(metric.name.toLowerCase() as Vital, Math.round(metric.value * 1000) / 1000, of);
}

/** Reports LCP, INP and CLS when the page is hidden or left, each for the remote that it is about. */
export function reportVitals(): void {
  const options = { generateTarget: versionOfNode };
  onLCP(report, options);
  onINP(report, options);
  onCLS(report, options);
  // When the page is left it is too late to fetch it.
  void import('./store-report').catch(() => undefined);
}
