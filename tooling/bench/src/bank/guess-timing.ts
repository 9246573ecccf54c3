import { setTimeout as wait } from 'node:timers/promises';
import { PROCESSING_DELAY } from '@bank/domain';
import type { Violation } from './snapshot';

/** The server uses its own clock: wait a little longer than its limit. */
const PAUSE = PROCESSING_DELAY + 50;

/** Schedules the guesses of each account, and checks that the bank enforces the minimum interval. */
export class GuessTiming {
  readonly violations: Violation[] = [];
  readonly #nextTurn = new Map<string, number>();
  readonly #lastSent = new Map<string, number>();
  readonly #newCodeAt = new Map<string, number>();

  /** Waits until this account may guess again. Concurrent callers are queued. */
  async waitForTurn(uid: string): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, this.#nextTurn.get(uid) ?? now);
    this.#nextTurn.set(uid, turn + PAUSE);
    await wait(turn - now);
  }

  /**
   * Registers a recorded guess. The server times of two guesses lie between the request of
   * the first and the response to the second: if these are less than two seconds apart, so are the guesses.
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

  /** The bank was restored from a save without the latest guesses. */
  forgetAll(): void {
    this.#lastSent.clear();
  }

  /** A new code resets the count and the timing of guesses. */
  forget(uid: string, now: number): void {
    this.#lastSent.delete(uid);
    this.#newCodeAt.set(uid, now);
  }
}
