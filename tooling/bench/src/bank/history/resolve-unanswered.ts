import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../snapshot';
import { type Commit, type Epoch, isRecord } from './history';

/**
 * Finds the commit times of commits without a response: a version that a client has read and that no known
 * commit has written, with the fields that the commit writes. A commit whose versions were never read is left out,
 * because no one can know if it was executed. Returns all commits with times.
 */
export function answeredCommits({ commits, reads, beganAt }: Epoch): (Commit & { at: number })[] {
  const known = [...commits].filter(hasTime);
  const times = new Set<number>(known.map(({ at }) => at));
  const unexplained = new Map<string, Map<number, Fields>>();
  for (const { path, version, fields } of reads) {
    if (!fields || times.has(version)) continue;
    const versions = unexplained.get(path) ?? new Map<number, Fields>();
    unexplained.set(path, versions.set(version, fields));
  }
  const unanswered = [...commits].filter(({ at }) => at === null);
  const earliest = earliestTimes(unanswered, [...known, ...reads]);
  const resolved = unanswered.flatMap((commit, index) => {
    // Records are unique; another commit may write the same fields to other documents.
    const writes = commit.writes.toSorted((a, b) => +isRecord(b.path) - +isRecord(a.path));
    for (const { path, fields } of writes) {
      for (const [at, read] of unexplained.get(path) ?? []) {
        if (times.has(at) || at <= Math.max(beganAt, earliest[index] ?? 0)) continue;
        if (!Object.entries(fields).every(([name, value]) => isDeepStrictEqual(read[name], value)))
          continue;
        times.add(at);
        return [{ ...commit, at }];
      }
    }
    return [];
  });
  return [...known, ...resolved];
}

function hasTime(commit: Commit): commit is Commit & { at: number } {
  return commit.at !== null;
}

/** For each of the later operations, the greatest server time of those that had ended before it began. */
export function earliestTimes(
  later: readonly { start: number }[],
  earlier: readonly { end: number; at: number }[],
): number[] {
  const ended = earlier.toSorted((a, b) => a.end - b.end);
  const order = later.map((_, index) => index);
  order.sort((a, b) => (later[a]?.start ?? 0) - (later[b]?.start ?? 0));
  const earliest: number[] = [];
  let [count, time] = [0, 0];
  for (const index of order) {
    for (let next = ended[count]; next && next.end < (later[index]?.start ?? 0);) {
      time = Math.max(time, next.at);
      count += 1;
      next = ended[count];
    }
    earliest[index] = time;
  }
  return earliest;
}
