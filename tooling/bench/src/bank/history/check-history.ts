import type { Violation } from '../snapshot';
import { BankModel } from './bank-model';
import { type Commit, type Epoch, isSame, type Read } from './history';
import { answeredCommits, earliestTimes } from './resolve-unanswered';

export type HistoryResult = {
  commits: number;
  reads: number;
  /** Commits without a response, and how many of them a read has shown to be executed. */
  unanswered: number;
  resolved: number;
  anomalies: Violation[];
};

/**
 * Replays the commits in the order of their commit times: each must be allowed by the model, each read must
 * return the model's state at its read time, and an operation that ended before another began must have an
 * earlier time (strict serializability).
 */
export function checkHistory(epoch: Epoch): HistoryResult {
  const commits = answeredCommits(epoch).sort((a, b) => a.at - b.at);
  const reads = epoch.reads.toSorted((a, b) => a.at - b.at);
  const model = new BankModel(epoch.initial);
  const save = epoch.save?.restored && new SaveSearch(epoch, commits, model);
  const anomalies: Violation[] = [];
  let next = 0;
  const readUntil = (time: number) => {
    for (let read = reads[next]; read && read.at < time; read = reads[next]) {
      next += 1;
      const found = model.get(read.path);
      if (isSame(read.path, found, read.fields)) continue;
      const rule = 'a read returns the state at its time';
      anomalies.push({ rule, where: read.path, expected: found ?? 'nothing', found: read });
    }
  };
  for (const [index, commit] of commits.entries()) {
    readUntil(commit.at);
    if (commit.at === commits[index - 1]?.at) {
      anomalies.push(violation('two commits have different times', commit));
    }
    const rules = model.apply(commit, new Date(commit.at / 1000));
    for (const rule of rules) anomalies.push(violation(rule, commit));
    save?.after(commit);
  }
  readUntil(Number.POSITIVE_INFINITY);
  if (save && !save.isFound) {
    const rule = 'a save has all commits until a time, and no later one';
    anomalies.push({ rule, where: 'the save', expected: 'such a time', found: save.closest });
  }
  anomalies.push(...inversions([...commits, ...reads]));
  const answered = [...epoch.commits].filter(({ at }) => at !== null).length;
  return {
    commits: commits.length,
    reads: reads.length,
    unanswered: epoch.commits.size - answered,
    resolved: commits.length - answered,
    anomalies,
  };
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

/** Searches the history for the state that a restart has restored. */
class SaveSearch {
  isFound = false;
  /** The documents that differed when the fewest did. */
  closest: string[];
  readonly #differing = new Set<string>();
  #missing: number;
  #isOver = false;

  constructor(
    private readonly epoch: Epoch,
    commits: readonly Commit[],
    private readonly model: BankModel,
  ) {
    const { began = 0, restored } = epoch.save ?? {};
    this.#missing = commits.filter(({ end }) => end < began).length;
    for (const path of new Set([...model.paths, ...(restored?.keys() ?? [])])) this.#compare(path);
    this.closest = [...this.#differing];
    this.#judge();
  }

  after({ start, end, writes }: Commit): void {
    const { began = 0, ended = 0 } = this.epoch.save ?? {};
    if (end < began) this.#missing -= 1;
    if (start > ended) this.#isOver = true;
    for (const { path } of writes) this.#compare(path);
    this.#judge();
  }

  #compare(path: string): void {
    const restored = this.epoch.save?.restored?.get(path);
    if (isSame(path, this.model.get(path), restored)) this.#differing.delete(path);
    else this.#differing.add(path);
  }

  #judge(): void {
    if (this.#differing.size < this.closest.length) this.closest = [...this.#differing];
    if (this.#differing.size === 0 && this.#missing === 0 && !this.#isOver) this.isFound = true;
  }
}
