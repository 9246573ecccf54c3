import { setTimeout as wait } from 'node:timers/promises';
import type { Answers } from './answers';
import type { Branch } from './branch';
import { perform } from './perform';
import type { Operation } from './plan';
import type { Tally } from './tally';

/** Many clients working through one plan, each taking the next operation. */
export class Workload {
  #taken = 0;
  #ended = 0;

  constructor(
    private readonly plan: readonly Operation[],
    private readonly branch: Branch,
    private readonly answers: Answers,
    private readonly tally: Tally,
  ) {}

  get ended(): number {
    return this.#ended;
  }

  async run(clients: number, signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: clients }, () => this.#work(signal)));
  }

  /** Resolves once so many operations are through. */
  async through(count: number, signal: AbortSignal): Promise<void> {
    while (this.#ended < Math.min(count, this.plan.length)) await wait(20, undefined, { signal });
  }

  async #work(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const operation = this.plan[this.#taken];
      if (!operation) return;
      this.#taken += 1;
      const outcome = await perform(operation, this.branch, this.tally);
      this.answers.record(operation, outcome, performance.now());
      this.tally.ended(operation, outcome);
      if (operation.isReplay) this.tally.count('operations sent again under their id');
      this.#ended += 1;
    }
  }
}
