import type { Violation } from '../snapshot';
import { BankModel } from './bank-model';
import { type Commit, type Epoch, isSame, type Read } from './history';
import { placeBeforeCommits } from './reads-before-commits';
import { answeredCommits, earliestTimes } from './resolve-unanswered';

export type HistoryResult = {
  commits: number;
  reads: number;
  /** Commits without a response, and how many of them a read has shown to be executed. */
  unanswered: number;
  resolved: number;
  /** Reads that returned the state before a commit in progress, although their time is later. */
  overtaken: number;
  anomalies: Violation[];
};

type Wrong = { expected: unknown; read: Read };

/**
 * Replays the commits in the order of their commit times: each must be allowed by the model, each read must
 * return the model's state at its read time, or before a commit in progress, and an operation that ended before
 * another began must have an earlier time (strict serializability).
 */
export function checkHistory(epoch: Epoch): HistoryResult {
  const commits = answeredCommits(epoch).sort((a, b) => a.at - b.at);
  const first = replay(epoch, commits, epoch.reads);
  const wrong = first.wrong.map(({ read }) => read);
  const reads = placeBeforeCommits(epoch.reads, wrong, commits);
  const last = reads === epoch.reads ? first : replay(epoch, commits, reads);
  const answered = [...epoch.commits].filter(({ at }) => at !== null).length;
  return {
    commits: commits.length,
    reads: reads.length,
    unanswered: epoch.commits.size - answered,
    resolved: commits.length - answered,
    overtaken: first.wrong.length - last.wrong.length,
    anomalies: [
      ...last.anomalies,
      ...last.wrong.map(({ expected, read }) => {
        const rule = 'a read returns the state at its time';
        const found = { read, lastCommit: lastCommitBefore(read, commits) };
        return { rule, where: read.path, expected, found };
      }),
      ...inversions([...commits, ...reads]),
    ],
  };
}

function lastCommitBefore({ path, at }: Read, commits: readonly (Commit & { at: number })[]) {
  return commits.findLast((commit) => commit.at < at && commit.writes.some((w) => w.path === path));
}

/** What the model does not allow: effects of commits, and results of reads. */
function replay(
  epoch: Epoch,
  commits: readonly (Commit & { at: number })[],
  all: readonly Read[],
): { anomalies: Violation[]; wrong: Wrong[] } {
  const reads = all.toSorted((a, b) => a.at - b.at);
  const model = new BankModel(epoch.initial);
  const compareSave = saveSearch(epoch, commits, model);
  let unsaved = compareSave();
  const anomalies: Violation[] = [];
  const wrong: Wrong[] = [];
  let next = 0;
  const readUntil = (time: number) => {
    for (let read = reads[next]; read && read.at < time; read = reads[next]) {
      next += 1;
      const found = model.get(read.path);
      if (!isSame(read.path, found, read.fields))
        wrong.push({ expected: found ?? 'nothing', read });
    }
  };
  for (const [index, commit] of commits.entries()) {
    readUntil(commit.at);
    if (commit.at === commits[index - 1]?.at) {
      anomalies.push(violation('two commits have different times', commit));
    }
    const rules = model.apply(commit, new Date(commit.at / 1000));
    for (const rule of rules) anomalies.push(violation(rule, commit));
    unsaved = compareSave(commit);
  }
  readUntil(Number.POSITIVE_INFINITY);
  if (unsaved) {
    const rule = 'a save has all commits until a time, and no later one';
    anomalies.push({ rule, where: 'the save', expected: 'such a time', found: unsaved });
  }
  return { anomalies, wrong };
}

function violation(rule: string, commit: Commit): Violation {
  const where = commit.writes.map(({ path }) => path).join(', ');
  return { rule, where, expected: 'another effect', found: commit };
}

function inversions(operations: readonly (Read | (Commit & { at: number }))[]): Violation[] {
  const earliest = earliestTimes(operations, operations);
  return operations.flatMap((found, index) => {
    const expected = earliest[index] ?? 0;
    if (found.at >= expected) return [];
    const where = 'path' in found ? found.path : (found.writes[0]?.path ?? '');
    const rule = 'the order of times is that of requests and responses';
    return [{ rule, where, expected: `from ${expected}`, found }];
  });
}

/**
 * Searches the history for the state that a restart has restored. To call before and after each commit; returns
 * the fewest documents that differed, or null if all were equal once, during the save.
 */
function saveSearch({ save }: Epoch, commits: readonly Commit[], model: BankModel) {
  if (!save?.restored) return () => null;
  const { began, ended, restored } = save;
  let closest: string[] | null = [...new Set([...model.paths, ...restored.keys()])];
  const differing = new Set(closest);
  let missing = commits.filter(({ end }) => end < began).length;
  let isOver = false;
  return (commit?: Commit): string[] | null => {
    if (commit && commit.end < began) missing -= 1;
    if (commit && commit.start > ended) isOver = true;
    for (const path of commit ? commit.writes.map((write) => write.path) : [...differing]) {
      if (isSame(path, model.get(path), restored.get(path))) differing.delete(path);
      else differing.add(path);
    }
    if (closest && differing.size < closest.length) closest = [...differing];
    if (differing.size === 0 && missing === 0 && !isOver) closest = null;
    return closest;
  };
}
