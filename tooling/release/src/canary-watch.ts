import { abort } from './change-live';
import type { Note } from './publish';
import type { RemoteReport } from './report-collector';
import type { Target } from './target';

export type WatchLimits = {
  /** The percentage of a canary's loads that may fail. */
  threshold: number;
  /** How many must have failed before anything is done: one browser with a bad day is no reason. */
  least: number;
};

type Counts = { loads: number; failures: number };

/** Counts what browsers report of canaries, and takes one away from all when it fails too often. */
export class CanaryWatch {
  readonly #target: Target;
  readonly #limits: WatchLimits;
  readonly #note: () => Omit<Note, 'why'>;
  readonly #counts = new Map<string, Counts>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(target: Target, limits: WatchLimits, note: () => Omit<Note, 'why'>) {
    this.#target = target;
    this.#limits = limits;
    this.#note = note;
  }

  /** Takes one report into account; says so if it was the one too many. Reports wait for each other. */
  take(report: RemoteReport): Promise<string | null> {
    const result = this.#turn.then(() => this.#judge(report));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #judge({ kind, remote, version, role }: RemoteReport): Promise<string | null> {
    if (role !== 'canary') return null;
    const key = `${remote}@${version}`;
    const counts = this.#counts.get(key) ?? { loads: 0, failures: 0 };
    if (kind === 'failure') counts.failures += 1;
    else counts.loads += 1;
    this.#counts.set(key, counts);
    if (kind !== 'failure' || !this.#isTooMuch(counts)) return null;
    const { failures, loads } = counts;
    const why = `${version} failed ${failures} times and worked ${loads} times`;
    const registry = await this.#target.readRegistry();
    const line = registry?.remotes.find(({ name }) => name === remote);
    // Another one is tried by now, or none.
    if (line?.canary?.version.version !== version) return null;
    await abort(this.#target, remote, { ...this.#note(), why });
    return `${remote}: the canary ${why}, and was taken away from all.`;
  }

  #isTooMuch({ loads, failures }: Counts): boolean {
    const { least, threshold } = this.#limits;
    return failures >= least && (failures / (loads + failures)) * 100 > threshold;
  }
}
