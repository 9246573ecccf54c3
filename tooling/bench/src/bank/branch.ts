import type { Firestore } from 'firebase/firestore/lite';
import {
  askGate,
  checkFunds,
  hasLanded,
  type Order,
  pay,
  readAccount,
  recordGuess,
  type Standing,
} from './customer';
import { type Credit, isAudited, issueCode, issuedCode, proposeCredit, sendCredit } from './admin';
import { CREDIT_LIMIT } from './books';
import { checkAccount } from './check-account';
import type { Guesses } from './guesses';
import { authorBeside, type Operation } from './plan';
import { failureOf, Refusal } from './refusal';
import { payUnread, readStanding, revokeOtherSessions } from './revoke';
import { CUSTOMER_SIGN_IN, type Sessions } from './sessions';
import type { Tally } from './tally';
import type { Thefts } from './thefts';

/** More than are allowed, and every other one too soon. */
const BRUTE_FORCE_GUESSES = 12;

/** Carries out what clients want, once; throws whatever goes wrong. */
export class Branch {
  constructor(
    private readonly sessions: Sessions,
    private readonly guesses: Guesses,
    private readonly thefts: Thefts,
    private readonly tally: Tally,
  ) {}

  async carryOut(operation: Operation): Promise<void> {
    const { id, kind, account: uid, admin: by, cents } = operation;
    switch (kind) {
      case 'send_money':
      case 'send_loan':
        return this.#credit({ id, type: kind, by, uid, cents });
      case 'issue_code':
        return this.#issueCode(operation);
      case 'withdraw':
        await checkFunds(this.sessions.of(uid), uid, cents);
        return this.#withdraw(operation, await issuedCode(this.sessions.of(by), uid), false);
      case 'overdraw':
        return this.#withdraw(operation, await issuedCode(this.sessions.of(by), uid), true);
      case 'guess_wrong':
        return this.#withdraw(operation, operation.wrongCode, true);
      case 'brute_force':
        return this.#tryCodes(operation);
      case 'revoke_sessions':
        return this.#revokeSessions(operation);
      case 'read':
        this.tally.violated(checkAccount(await readAccount(this.sessions.of(uid), uid)));
        this.tally.count('accounts read and checked by their owners');
    }
  }

  /** Above the limit it takes two admins, one after the other. */
  async #credit(credit: Credit): Promise<void> {
    const { by, cents } = credit;
    if (cents <= CREDIT_LIMIT) return sendCredit(this.sessions.of(by), credit);
    const proposedBy = authorBeside(by);
    await proposeCredit(this.sessions.of(proposedBy), { ...credit, by: proposedBy });
    await sendCredit(this.sessions.of(by), { ...credit, proposedBy });
    this.tally.count('credits proposed by one admin and released by another');
  }

  /** Whether an earlier try of this operation was carried out after all. */
  hasLanded({ id, kind, account, admin }: Operation): Promise<boolean> {
    if (kind === 'issue_code') return isAudited(this.sessions.of(admin), id);
    return hasLanded(this.sessions.of(account), id);
  }

  async unlock(operation: Operation, id: string): Promise<void> {
    await this.#issueCode({ ...operation, id });
    this.tally.count('codes issued because the one before was locked');
  }

  async #issueCode({ id, admin: by, account: uid, newCode }: Operation): Promise<void> {
    // Before and after: it may take effect at any time between, answered or not.
    this.guesses.forget(uid, performance.now());
    try {
      await issueCode(this.sessions.of(by), { id, by, uid, code: newCode });
    } finally {
      this.guesses.forget(uid, performance.now());
    }
  }

  /** A bold client pays whatever the bank has said so far. */
  async #withdraw(operation: Operation, code: number, isBold: boolean): Promise<void> {
    const { account: uid } = operation;
    const db = this.sessions.of(uid);
    await this.guesses.turn(uid);
    await this.#guess(db, operation, code, isBold);
    await askGate(db, uid).catch((error: unknown) => {
      if (!isBold || failureOf(error) !== 'denied') throw error;
    });
    await pay(db, uid, operation, isBold);
  }

  async #guess(
    db: Firestore,
    order: Order & { account: string },
    code: number,
    isBold: boolean,
  ): Promise<void> {
    const sent = performance.now();
    await recordGuess(db, order.account, order, code, isBold);
    this.guesses.recorded(order.account, sent, performance.now());
    this.tally.count('guesses recorded');
  }

  async #tryCodes(operation: Operation): Promise<never> {
    for (let index = 0; index < BRUTE_FORCE_GUESSES; index += 1) {
      if (index % 2 === 0) await this.guesses.turn(operation.account);
      const code = (operation.wrongCode + index) % 1000;
      const db = this.sessions.of(operation.account);
      await this.#guess(db, operation, code, true).catch((error: unknown) => {
        this.tally.count(`guesses of a brute force: ${failureOf(error)}`);
      });
    }
    throw new Refusal('locked');
  }

  /** A thief has guessed right when the customer signs out everywhere else: the guess is not paid with. */
  async #revokeSessions(operation: Operation): Promise<void> {
    const { id, account: uid, admin, cents } = operation;
    const own = this.sessions.of(uid);
    await this.sessions.withStolen(uid, async (stolen) => {
      await checkFunds(stolen, uid, cents);
      await this.guesses.turn(uid);
      await this.#guess(stolen, operation, await issuedCode(this.sessions.of(admin), uid), false);
      await this.thefts.track(id, async (theft) => {
        await revokeOtherSessions(own, uid, CUSTOMER_SIGN_IN);
        const standing = await this.#ownStanding(own, uid);
        // The guess is still right, so that the session alone is what the payment lacks.
        await askGate(own, uid);
        await this.#expectDenied(operation, payUnread(stolen, uid, operation, standing), theft);
      });
    });
  }

  /** What the session that has revoked the others reads: it must go on. */
  async #ownStanding(own: Firestore, uid: string): Promise<Standing> {
    try {
      return await readStanding(own, uid);
    } catch (error) {
      if (failureOf(error) === 'denied') {
        const rule = 'the session that revokes the others goes on';
        this.tally.violated([{ rule, where: uid, expected: 'a read', found: 'a denial' }]);
      }
      throw error;
    }
  }

  async #expectDenied(
    { id }: Operation,
    payment: Promise<void>,
    theft: { isExcused: boolean },
  ): Promise<void> {
    try {
      await payment;
    } catch (error) {
      if (failureOf(error) !== 'denied') throw error;
      this.tally.count('payments with the right code denied to a revoked session');
      return;
    }
    if (theft.isExcused) return;
    const rule = 'a revoked session pays nothing';
    this.tally.violated([{ rule, where: id, expected: 'a denial', found: 'a payment' }]);
  }
}
