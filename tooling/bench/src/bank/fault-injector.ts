import type { ResponseLog } from './response-log';
import type { Snapshot } from './snapshot';
import { stateOf } from './history/history';
import type { HistoryRecorder } from './history/record-history';
import { checkInvariants } from './check-invariants';
import type { FirestoreEmulator } from './emulator';
import type { Fault } from './faults';
import type { GuessTiming } from './guess-timing';
import type { FaultProxy } from './fault-proxy';
import type { Random } from './random';
import { type Database, ExpiredTransaction, readSnapshot } from './read-snapshot';
import type { Metrics } from './metrics';
import type { StolenSessions } from './stolen-sessions';
import type { Workload } from './workload';

export type FaultContext = {
  database: Database;
  emulator: FirestoreEmulator;
  proxy: FaultProxy;
  workload: Workload;
  responses: ResponseLog;
  guesses: GuessTiming;
  stolenSessions: StolenSessions;
  metrics: Metrics;
  history: HistoryRecorder;
  random: Random;
};

/** Injects the planned faults in sequence, and checks the invariants in between. */
export class FaultInjector {
  #saveBegan = 0;

  constructor(private readonly context: FaultContext) {}

  async run(faults: readonly Fault[], signal: AbortSignal): Promise<void> {
    for (const fault of faults) {
      await this.context.workload.through(fault.after, signal);
      await this.#bringAbout(fault, signal);
    }
  }

  /** Reads a consistent snapshot and checks all invariants. */
  async check(isFinal = false): Promise<Snapshot> {
    const { responses, metrics } = this.context;
    const began = performance.now();
    const books = await this.#read();
    metrics.addViolations([...checkInvariants(books), ...responses.check(books, began, isFinal)]);
    metrics.count('snapshots read and checked');
    return books;
  }

  /** Reads a snapshot while clients write. If the data is too large for that, blocks clients during the read. */
  async #read(): Promise<Snapshot> {
    const { database, proxy, metrics } = this.context;
    try {
      return await readSnapshot(database, 2);
    } catch (error) {
      if (!(error instanceof ExpiredTransaction)) throw error;
      metrics.count('snapshots read while all clients were blocked');
      proxy.shut();
      return await readSnapshot(database).finally(() => proxy.open());
    }
  }

  async #bringAbout(fault: Fault, signal: AbortSignal): Promise<void> {
    const { proxy, metrics, random } = this.context;
    switch (fault.kind) {
      case 'cut':
        metrics.count(`connections cut ${fault.when}`, proxy.cut(fault.share, fault.when, random));
        return;
      case 'read everything':
        await this.check();
        return;
      case 'save':
        return this.#save();
      case 'kill':
        return this.#kill(signal);
    }
  }

  /**
   * Blocks the clients meanwhile, because the emulator's export can contain a part of a commit in progress, and because
   * only a read after a commit without a response shows that it was executed.
   */
  async #save(): Promise<void> {
    const { emulator, history, database, proxy } = this.context;
    try {
      await proxy.drain();
      this.#saveBegan = performance.now();
      await history.readUnanswered(database);
      await emulator.save();
      history.saved(this.#saveBegan, performance.now());
    } finally {
      proxy.open();
    }
  }

  /** Kills the emulator and restores its last save. Later writes may be lost; the save must be consistent. */
  async #kill(signal: AbortSignal): Promise<void> {
    const { emulator, proxy, responses, guesses, stolenSessions, metrics, history } = this.context;
    responses.exempt(stolenSessions.exempt());
    await emulator.kill();
    proxy.shut();
    history.begin();
    metrics.count('times that the emulator was killed and restarted from its save');
    await emulator.start('the save', signal);
    responses.restoredTo(this.#saveBegan);
    guesses.forgetAll();
    history.startsWith(stateOf(await this.check()));
    proxy.open();
  }
}
