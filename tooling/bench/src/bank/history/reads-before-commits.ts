import type { Commit, Read } from './history';

type Times = Pick<Read, 'start' | 'end' | 'at'>;
/** The reads of one request have equal times. */
const requestOf = ({ start, end, at }: Times) => `${start} ${end} ${at}`;

/**
 * The emulator sometimes reads the state before a commit in progress, but gives the read a later time than the commit.
 * Returns all reads. If such a commit explains a `wrong` read, because the read was requested before the commit's
 * response (strict serializability orders only operations that don't overlap), all reads of that request get a time
 * just before it: documents of different times remain an anomaly. `commits` are in the order of their times.
 */
export function placeBeforeCommits(
  reads: readonly Read[],
  wrong: readonly Read[],
  commits: readonly (Commit & { at: number })[],
): readonly Read[] {
  const paths = new Set(wrong.map(({ path }) => path));
  const writers = commits.filter(({ writes }) => writes.some(({ path }) => paths.has(path)));
  const times = new Map<string, number>();
  for (const read of wrong) {
    const missed = writers.find(
      ({ writes, end, at }) =>
        read.version < at &&
        at < read.at &&
        end > read.start &&
        writes.some(({ path }) => path === read.path),
    );
    if (!missed) continue;
    const request = requestOf(read);
    // Times are whole microseconds.
    times.set(request, Math.min(times.get(request) ?? Number.POSITIVE_INFINITY, missed.at - 0.5));
  }
  if (times.size === 0) return reads;
  return reads.map((read) => ({ ...read, at: times.get(requestOf(read)) ?? read.at }));
}
