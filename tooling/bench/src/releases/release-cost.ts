import { tableOf } from '../web/statistics';

/** A file that a browser received: its name, and its size in compressed bytes. */
export type Sent = { file: string; bytes: number };

/** What a browser received at its first visits after a release. */
export type ReleaseCost = { release: string; sent: readonly Sent[] };

/** The highest accepted multiple of the bytes of the changed files. */
const MAX_RATIO = 1.2;

const IS_CHUNK = /\.[0-9a-f]{8}\.(js|css)$/;
/** The name of a file without the folder of its version, which each release changes. */
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/**
 * Compares the scripts and style sheets that were sent with those that the release has changed, which are
 * the ones whose names were not `known` before.
 */
function chunksOf({ sent }: ReleaseCost, known: ReadonlySet<string>) {
  const chunks = sent.filter(({ file }) => IS_CHUNK.test(file));
  const total = (files: readonly Sent[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  // A file that was sent twice has changed once.
  const changed = new Map(chunks.map((each) => [nameOf(each.file), each]));
  for (const name of known) changed.delete(name);
  return {
    all: total(chunks),
    changed: total([...changed.values()]),
    others: total(sent) - total(chunks),
  };
}

/** One row per release, in the order in which they were made. `first` is what the browser had before. */
function rowsOf(first: readonly Sent[], costs: readonly ReleaseCost[]) {
  const known = new Set(first.map(({ file }) => nameOf(file)));
  return costs.map((cost) => {
    const row = { release: cost.release, ...chunksOf(cost, known) };
    for (const { file } of cost.sent) known.add(nameOf(file));
    return row;
  });
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Formats what a release costs a returning browser, in compressed KB. */
export function releaseTable(first: readonly Sent[], costs: readonly ReleaseCost[]): string {
  const rows = rowsOf(first, costs).map(({ release, all, changed, others }) => [
    release,
    kilobytes(all),
    kilobytes(changed),
    kilobytes(others),
  ]);
  return tableOf([
    ['release of', 'scripts and styles', 'of these changed', 'pages and worker'],
    ...rows,
  ]);
}

/** Returns the releases that cost too much, one per line. */
export function tooCostly(first: readonly Sent[], costs: readonly ReleaseCost[]): string[] {
  return rowsOf(first, costs)
    .filter(({ all, changed }) => all > MAX_RATIO * changed)
    .map(
      ({ release, all, changed }) =>
        `${release}: ${kilobytes(all)} KB for ${kilobytes(changed)} KB of changes (at most × ${MAX_RATIO})`,
    );
}
