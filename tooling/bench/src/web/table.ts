import type { Result, Walk } from './bench-web';
import { median, percentile, tableOf, withSpread } from './statistics';
import type { Visit } from './visit';

const HEAD = [
  ...['', 'JS KB', 'requests', 'FCP ms', 'LCP ms', 'TBT ms'],
  ...['click ms', 'p95', 'slow click ms', 'p95', 'longest task ms', 'slow'],
];
const NONE = '–';

/** The highest accepted ratios of federated build to monolith. */
const LIMITS = { script: 1.25, lcp: 1.1, click: 1.1 };

const kilobytes = (values: readonly number[]) => (median(values) / 1000).toFixed(1);
const bytesOf = (seen: readonly { scriptBytes: number }[]) =>
  seen.map(({ scriptBytes }) => scriptBytes);
const clicks = (walks: readonly Walk[]) =>
  walks.flatMap(({ navigations }) => navigations.map(({ ms }) => ms));

function visitRow(name: string, visits: readonly Visit[]): string[] {
  const of = (key: keyof Visit) => visits.map((seen) => seen[key]);
  const times = (['fcp', 'lcp', 'tbt'] as const).map((key) => withSpread(of(key)));
  const bytes = kilobytes(bytesOf(visits));
  const row = [name, bytes, String(median(of('requests'))), ...times];
  return [...row, ...HEAD.slice(row.length).map(() => NONE)];
}

/** Returns the median of each walk's clicks with its spread, and the 95th percentile of all clicks. */
function clickCells(walks: readonly Walk[]): string[] {
  const each = walks.map((walk) => median(clicks([walk])));
  return [withSpread(each), String(Math.round(percentile(clicks(walks), 95)))];
}

function longest(walks: readonly Walk[]): string {
  const tasks = walks.flatMap(({ longTasks }) => longTasks);
  return tasks.length === 0 ? NONE : String(Math.round(Math.max(...tasks)));
}

function areaRow({ name, measured }: Result): string[] {
  const { everyArea, walks, slowWalks } = measured;
  const requests = String(median(everyArea.map((seen) => seen.requests)));
  return [
    ...[`every area, ${name}`, kilobytes(bytesOf(everyArea)), requests, NONE, NONE, NONE],
    ...[...clickCells(walks), ...clickCells(slowWalks), longest(walks), longest(slowWalks)],
  ];
}

/** Formats all results in one table: medians of the rounds, with their spread. Without pages that were not measured. */
export function benchTable(results: readonly Result[]): string {
  const visits = (page: string, key: 'landing' | 'dashboard' | 'again') =>
    results
      .filter(({ measured }) => measured[key].length > 0)
      .map(({ name, measured }) => visitRow(`${page}, ${name}`, measured[key]));
  return tableOf([
    HEAD,
    ...visits('landing', 'landing'),
    ...visits('dashboard', 'dashboard'),
    ...visits('and again', 'again'),
    ...results.filter(({ measured }) => measured.everyArea.length > 0).map(areaRow),
  ]);
}

export type Overhead = { what: string; ratio: number; limit: number };

/** Returns the ratios of the federated build's figures to the monolith's, for the pages that were measured. */
export function federationOverhead(federated: Result, monolith: Result): Overhead[] {
  const tax = (
    what: string,
    limit: number,
    valuesOf: (measured: Result['measured']) => readonly number[],
  ): Overhead => {
    const [ours, theirs] = [federated, monolith].map(({ measured }) => median(valuesOf(measured)));
    return { what, limit, ratio: (ours ?? NaN) / (theirs ?? NaN) };
  };
  return [
    tax('JavaScript of the dashboard', LIMITS.script, ({ dashboard }) => bytesOf(dashboard)),
    tax('JavaScript of every area', LIMITS.script, ({ everyArea }) => bytesOf(everyArea)),
    tax('LCP of the dashboard', LIMITS.lcp, ({ dashboard }) => dashboard.map(({ lcp }) => lcp)),
    tax('click to painted heading', LIMITS.click, ({ walks }) => clicks(walks)),
    tax('click to painted heading, slow processor', LIMITS.click, ({ slowWalks }) =>
      clicks(slowWalks),
    ),
  ].filter(({ ratio }) => !Number.isNaN(ratio));
}

/** Formats a ratio, as in `LCP of the dashboard × 1.04 (at most × 1.10)`. */
export function formatOverhead({ what, ratio, limit }: Overhead): string {
  const verdict = isWithin({ what, ratio, limit }) ? '' : ': TOO MUCH';
  return `${what} × ${ratio.toFixed(2)} (at most × ${limit.toFixed(2)})${verdict}`;
}

export function isWithin({ ratio, limit }: Overhead): boolean {
  return ratio <= limit;
}
