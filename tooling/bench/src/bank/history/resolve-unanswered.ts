import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../snapshot';
import { type Commit, type Epoch, isRecord, isSame, type Write } from './history';

/** Fields with the id of their commit, unless they are empty. */
const MARKS = ['lastTx', 'lastMove', 'guessId', 'payment'] as const;

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
    if (!fields || times.has(version) || version <= beganAt) continue;
    const versions = unexplained.get(path) ?? new Map<number, Fields>();
    unexplained.set(path, versions.set(version, fields));
  }
  const unanswered = [...commits].filter(({ at }) => at === null);
  const earliest = earliestTimes(unanswered, [...known, ...reads]);
  // Several attempts write the same record: the one that was executed has written all versions of that time.
  const hasWrittenAll = ({ writes }: Commit, at: number) =>
    writes.every((write) => {
      const read = unexplained.get(write.path)?.get(at);
      return !read || hasWritten(write, read);
    });
  const find = (commit: Commit, after: number, isEvidence: (write: Write) => boolean) => {
    for (const write of commit.writes.filter(isEvidence)) {
      for (const [at, read] of unexplained.get(write.path) ?? []) {
        if (at <= after || times.has(at) || !hasWritten(write, read)) continue;
        if (hasWrittenAll(commit, at)) return at;
      }
    }
    return null;
  };
  const resolved = new Map<Commit, number>();
  // Other commits may write the same code, or the same fields without a mark: they get the versions that are left.
  const isCode = ({ path }: Write) => path.startsWith('vatCodes/');
  for (const isEvidence of [isMarked, isCode, () => true]) {
    for (const [index, commit] of unanswered.entries()) {
      if (resolved.has(commit)) continue;
      if (isEvidence !== isMarked && commit.writes.some(isMarked)) continue;
      const at = find(commit, earliest[index] ?? 0, isEvidence);
      if (at === null) continue;
      times.add(at);
      resolved.set(commit, at);
    }
  }
  return [...known, ...[...resolved].map(([commit, at]) => ({ ...commit, at }))];
}

function isMarked({ path, fields }: Write): boolean {
  return isRecord(path) || MARKS.some((mark) => Boolean(fields[mark]));
}

function hasWritten({ path, fields, isUpdate }: Write, read: Fields): boolean {
  if (!isUpdate) return isSame(path, fields, read);
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(read[name], value));
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
