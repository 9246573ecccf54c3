import { setTimeout as wait } from 'node:timers/promises';
import type { ResponseLog } from './response-log';
import type { BankClient } from './bank-client';
import { executeWithRetry } from './execute-with-retry';
import type { Operation } from './plan';
import type { Metrics } from './metrics';

/** Runs many clients concurrently, each taking the next operation of the plan. */
export class Workload {
  #taken = 0;
  #ended = 0;

  constructor(
    private readonly plan: readonly Operation[],
    private readonly client: BankClient,
    private readonly responses: ResponseLog,
    private readonly metrics: Metrics,
  ) {}

  get ended(): number {
    return this.#ended;
  }

  async run(clients: number, signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: clients }, () => this.#work(signal)));
  }

  /** Resolves when `count` operations have ended. */
  async through(count: number, signal: AbortSignal): Promise<void> {
    while (this.#ended < Math.min(count, this.plan.length)) await wait(20, undefined, { signal });
  }

  async #work(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const operation = this.plan[this.#taken];
      if (!operation) return;
      this.#taken += 1;
      const outcome = await executeWithRetry(operation, this.client, this.metrics);
      this.responses.record(operation, outcome, performance.now());
      this.metrics.ended(operation, outcome);
      if (operation.isReplay) this.metrics.count('operations replayed with the same id');
      this.#ended += 1;
    }
  }
}
