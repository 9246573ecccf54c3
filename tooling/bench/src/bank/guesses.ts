import { setTimeout as wait } from 'node:timers/promises';
import { PROCESSING_DELAY } from '@bank/domain';
import type { Violation } from './books';

/** The server counts from its own clock: a little more is waited here. */
const PAUSE = PROCESSING_DELAY + 50;

/** When each account may guess again, and whether the bank keeps to it. */
export class Guesses {
  readonly violations: Violation[] = [];
  readonly #nextTurn = new Map<string, number>();
  readonly #lastSent = new Map<string, number>();
  readonly #newCodeAt = new Map<string, number>();

  /** Waits for this account's turn; everybody who guesses for it waits in one line. */
  async turn(uid: string): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, this.#nextTurn.get(uid) ?? now);
    this.#nextTurn.set(uid, turn + PAUSE);
    await wait(turn - now);
  }

  /**
   * Notes a guess that was recorded. The bank's own times of two guesses lie between the sending of
   * the first and the answer to the second: where these are less than two seconds apart, so are they.
   */
  recorded(uid: string, sent: number, answered: number): void {
    const lastSent = this.#lastSent.get(uid);
    if (lastSent !== undefined && sent > lastSent && answered - lastSent < PROCESSING_DELAY) {
      const found = `${Math.round(answered - lastSent)} ms at most`;
      const rule = 'two seconds pass between guesses';
      this.violations.push({ rule, where: uid, expected: 'over 2000 ms', found });
    }
    if (sent > (this.#newCodeAt.get(uid) ?? 0)) this.#lastSent.set(uid, sent);
    this.#nextTurn.set(uid, Math.max(this.#nextTurn.get(uid) ?? 0, answered + PAUSE));
  }

  /** The bank went back to a save, and knows nothing of the latest guesses. */
  forgetAll(): void {
    this.#lastSent.clear();
  }

  /** A new code is being issued: the guesses at it are counted and timed anew. */
  forget(uid: string, now: number): void {
    this.#lastSent.delete(uid);
    this.#newCodeAt.set(uid, now);
  }
}
