import type { Answers } from './answers';
import type { Books } from './books';
import { checkBooks } from './check-books';
import type { FirestoreEmulator } from './emulator';
import type { Fault } from './faults';
import type { Guesses } from './guesses';
import type { CuttingProxy } from './proxy';
import type { Random } from './random';
import { type Database, LapsedTransaction, readBooks } from './read-books';
import type { Tally } from './tally';
import type { Thefts } from './thefts';
import type { Workload } from './workload';

export type Scene = {
  database: Database;
  emulator: FirestoreEmulator;
  proxy: CuttingProxy;
  workload: Workload;
  answers: Answers;
  guesses: Guesses;
  thefts: Thefts;
  tally: Tally;
  random: Random;
};

/** Brings the planned faults about, one after the other, and checks the books in between. */
export class Director {
  #saveBegan = 0;

  constructor(private readonly scene: Scene) {}

  async run(faults: readonly Fault[], signal: AbortSignal): Promise<void> {
    for (const fault of faults) {
      await this.scene.workload.through(fault.after, signal);
      await this.#bringAbout(fault, signal);
    }
  }

  /** Reads everything as it is at one moment, and checks it. */
  async check(isFinal = false): Promise<void> {
    const { answers, tally } = this.scene;
    const began = performance.now();
    const books = await this.#read();
    tally.violated([...checkBooks(books), ...answers.check(books, began, isFinal)]);
    tally.count('times that all books were read and checked');
  }

  /** While others go on; where the books are too large for that, nobody is let in until they are read. */
  async #read(): Promise<Books> {
    const { database, proxy, tally } = this.scene;
    try {
      return await readBooks(database, 2);
    } catch (error) {
      if (!(error instanceof LapsedTransaction)) throw error;
      tally.count('times that nobody was let in while all books were read');
      proxy.shut();
      return await readBooks(database).finally(() => proxy.open());
    }
  }

  async #bringAbout(fault: Fault, signal: AbortSignal): Promise<void> {
    const { emulator, proxy, tally, random } = this.scene;
    switch (fault.kind) {
      case 'cut':
        tally.count(`connections cut ${fault.when}`, proxy.cut(fault.share, fault.when, random));
        return;
      case 'read everything':
        return this.check();
      case 'save':
        this.#saveBegan = performance.now();
        return emulator.save();
      case 'kill':
        return this.#kill(signal);
    }
  }

  /** What was answered after the save is gone, lawfully; what the save holds must be sound. */
  async #kill(signal: AbortSignal): Promise<void> {
    const { emulator, proxy, answers, guesses, thefts, tally } = this.scene;
    answers.excuse(thefts.excuse());
    await emulator.kill();
    proxy.shut();
    tally.count('times that the emulator was killed and restarted from its save');
    await emulator.start('the save', signal);
    answers.wentBackTo(this.#saveBegan);
    guesses.forgetAll();
    await this.check();
    proxy.open();
  }
}
