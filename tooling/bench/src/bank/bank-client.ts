import type { Firestore } from 'firebase/firestore/lite';
import {
  askGate,
  checkFunds,
  hasLanded,
  type Withdrawal,
  pay,
  readAccount,
  recordGuess,
  type Balances,
} from './customer';
import { type Credit, isAudited, issueCode, issuedCode, proposeCredit, sendCredit } from './admin';
import { CREDIT_LIMIT } from './snapshot';
import { checkAccount } from './check-account';
import type { GuessTiming } from './guess-timing';
import { isMove, proposerFor, savedCents, type Operation } from './plan';
import { failureOf, ClientFailure } from './failure';
import { checkOwnProtection, lockPayments } from './protection';
import {
  type DueDate,
  isPlanned,
  isStillDue,
  OpenDueDates,
  payeeOf,
  planPayment,
  skipDueDate,
} from './planned-payments';
import { hasMoved, moveSavings } from './savings';
import { payWithoutReading, readBalances, revokeOtherSessions } from './session-revocation';
import { CUSTOMER_SIGN_IN, type Sessions } from './sessions';
import type { Metrics } from './metrics';
import type { StolenSessions } from './stolen-sessions';

/** More guesses than allowed; every other one is too early. */
const BRUTE_FORCE_GUESSES = 12;

/** Executes operations as signed-in clients, without retries. Rethrows every error. */
export class BankClient {
  readonly #dueDates = new OpenDueDates();

  constructor(
    private readonly sessions: Sessions,
    private readonly guesses: GuessTiming,
    private readonly stolenSessions: StolenSessions,
    private readonly metrics: Metrics,
  ) {}

  async execute(operation: Operation): Promise<void> {
    const { id, kind, account: uid, admin: by, cents } = operation;
    switch (kind) {
      case 'send_money':
      case 'send_loan':
        return this.#credit({ id, type: kind, by, uid, cents });
      case 'issue_code':
        return this.#issueCode(operation);
      case 'withdraw':
        await checkFunds(this.sessions.of(uid), uid, cents);
        await checkOwnProtection(this.sessions.of(uid), uid, cents);
        return this.#withdraw(operation, await issuedCode(this.sessions.of(by), uid), false);
      case 'overdraw':
        return this.#withdraw(operation, await issuedCode(this.sessions.of(by), uid), true);
      case 'guess_wrong':
        return this.#withdraw(operation, operation.wrongCode, true);
      case 'brute_force':
        return this.#tryCodes(operation);
      case 'revoke_sessions':
        return this.#revokeSessions(operation);
      case 'exceed':
        return this.#exceed(operation);
      case 'lock':
        return this.#lock(operation);
      case 'save':
      case 'take_out':
      case 'oversave':
        return moveSavings(
          this.sessions.of(uid),
          uid,
          { id, cents: savedCents(operation) },
          kind === 'oversave',
        );
      case 'plan_payment':
        return planPayment(this.sessions.of(uid), uid, operation);
      case 'pay_due':
        return this.#payDue(operation);
      case 'skip_due':
        return skipDueDate(this.sessions.of(uid), await this.#openDue(operation));
      case 'read':
        this.metrics.addViolations(checkAccount(await readAccount(this.sessions.of(uid), uid)));
        this.metrics.count('accounts read and checked by their owners');
    }
  }

  /** A credit above the limit is proposed by one admin and released by another. */
  async #credit(credit: Credit): Promise<void> {
    const { by, cents } = credit;
    if (cents <= CREDIT_LIMIT) return sendCredit(this.sessions.of(by), credit);
    const proposedBy = proposerFor(by);
    await proposeCredit(this.sessions.of(proposedBy), { ...credit, by: proposedBy });
    await sendCredit(this.sessions.of(by), { ...credit, proposedBy });
    this.metrics.count('credits proposed by one admin and released by another');
  }

  /** Returns true if an earlier attempt of this operation was executed. */
  hasLanded({ id, kind, account, admin }: Operation): Promise<boolean> {
    if (kind === 'issue_code') return isAudited(this.sessions.of(admin), id);
    if (kind === 'plan_payment') return isPlanned(this.sessions.of(account), id);
    if (isMove(kind)) return hasMoved(this.sessions.of(account), id);
    return hasLanded(this.sessions.of(account), id);
  }

  async unlock(operation: Operation, id: string): Promise<void> {
    await this.#issueCode({ ...operation, id });
    this.metrics.count('codes issued because the one before was locked');
  }

  async #issueCode({ id, admin: by, account: uid, newCode }: Operation): Promise<void> {
    // Reset before and after, because the code may take effect at any time between.
    this.guesses.forget(uid, performance.now());
    try {
      await issueCode(this.sessions.of(by), { id, by, uid, code: newCode });
    } finally {
      this.guesses.forget(uid, performance.now());
    }
  }

  /** A client with `skipsChecks` ignores earlier denials and pays anyway. */
  async #withdraw(operation: Operation, code: number, skipsChecks: boolean): Promise<void> {
    const { account: uid } = operation;
    const db = this.sessions.of(uid);
    await this.guesses.waitForTurn(uid);
    await this.#guess(db, operation, code, skipsChecks);
    await askGate(db, uid).catch((error: unknown) => {
      if (!skipsChecks || failureOf(error) !== 'denied') throw error;
    });
    await pay(db, uid, operation, skipsChecks);
  }

  async #guess(
    db: Firestore,
    withdrawal: Withdrawal & { account: string },
    code: number,
    skipsChecks: boolean,
  ): Promise<void> {
    const sent = performance.now();
    await recordGuess(db, withdrawal.account, withdrawal, code, skipsChecks);
    this.guesses.recorded(withdrawal.account, sent, performance.now());
    this.metrics.count('guesses recorded');
  }

  async #tryCodes(operation: Operation): Promise<never> {
    for (let index = 0; index < BRUTE_FORCE_GUESSES; index += 1) {
      if (index % 2 === 0) await this.guesses.waitForTurn(operation.account);
      const code = (operation.wrongCode + index) % 1000;
      const db = this.sessions.of(operation.account);
      await this.#guess(db, operation, code, true).catch((error: unknown) => {
        this.metrics.count(`guesses of a brute force: ${failureOf(error)}`);
      });
    }
    throw new ClientFailure('locked');
  }

  /** A thief has guessed the code when the customer revokes other sessions: the payment must be denied. */
  async #revokeSessions(operation: Operation): Promise<void> {
    const { id, account: uid, admin, cents } = operation;
    const own = this.sessions.of(uid);
    await this.sessions.withStolen(uid, async (stolen) => {
      await checkFunds(stolen, uid, cents);
      await this.guesses.waitForTurn(uid);
      await this.#guess(stolen, operation, await issuedCode(this.sessions.of(admin), uid), false);
      await this.stolenSessions.track(id, async (stolenPayment) => {
        await revokeOtherSessions(own, uid, CUSTOMER_SIGN_IN);
        const balances = await this.#ownStanding(own, uid);
        // The guess is still right, so the payment is denied only because of the revoked session.
        await askGate(own, uid);
        await this.#expectDenied(payWithoutReading(stolen, uid, operation, balances), {
          where: id,
          what: 'a revoked session',
          isExempt: () => stolenPayment.isExempt,
        });
      });
    });
  }

  /** The code is right, so the payment is denied only because of the customer's own limit. */
  async #exceed(operation: Operation): Promise<void> {
    const { id, account: uid } = operation;
    const own = this.sessions.of(uid);
    await this.#proveCode(operation);
    const what = 'a customer with a limit';
    await this.#expectDenied(pay(own, uid, operation, false), { where: id, what });
  }

  /** The code was right before the lock. If the lock is lost by a restart, the payment may be made. */
  async #lock(operation: Operation): Promise<void> {
    const { id, account: uid } = operation;
    const own = this.sessions.of(uid);
    await this.#proveCode(operation);
    await this.stolenSessions.track(id, async (payment) => {
      await lockPayments(own, uid);
      const balances = await readBalances(own, uid);
      const what = 'a customer who locked payments';
      await this.#expectDenied(payWithoutReading(own, uid, operation, balances), {
        ...{ where: id, what, isExempt: () => payment.isExempt },
      });
    });
  }

  #openDue({ account, firstTab }: Operation): Promise<DueDate> {
    return this.#dueDates.open(this.sessions.of(account), account, firstTab);
  }

  /** The second tab does not look again if the date is still due: only the rules can deny its payment. */
  async #payDue(operation: Operation): Promise<void> {
    const { id, account: uid, firstTab, cents } = operation;
    const own = this.sessions.of(uid);
    const dueDate = await this.#openDue(operation);
    const payment = { ...operation, payee: payeeOf(dueDate) };
    await checkOwnProtection(own, uid, cents);
    await this.#proveCode(payment);
    const due = { ...dueDate, isChecked: id === firstTab };
    try {
      await pay(own, uid, { ...payment, due }, false);
      this.metrics.count('due dates paid');
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'denied' && failure !== 'not-due') throw error;
      if (await hasLanded(own, id)) return;
      if (failure === 'denied') {
        if (await isStillDue(own, dueDate)) throw error;
        // The guess is still right, so the payment is denied only because of the due date.
        await askGate(own, uid);
        this.metrics.count('payments with the right code denied because the date is no longer due');
      }
      throw new ClientFailure('not-due');
    }
  }

  async #proveCode(operation: Operation): Promise<void> {
    const { account: uid, admin, cents } = operation;
    const own = this.sessions.of(uid);
    await checkFunds(own, uid, cents);
    await this.guesses.waitForTurn(uid);
    await this.#guess(own, operation, await issuedCode(this.sessions.of(admin), uid), false);
    await askGate(own, uid);
  }

  /** Reads with the session that has revoked the others, which must stay valid. */
  async #ownStanding(own: Firestore, uid: string): Promise<Balances> {
    try {
      return await readBalances(own, uid);
    } catch (error) {
      if (failureOf(error) === 'denied') {
        const rule = 'the session that revokes the others goes on';
        this.metrics.addViolations([{ rule, where: uid, expected: 'a read', found: 'a denial' }]);
      }
      throw error;
    }
  }

  async #expectDenied(
    payment: Promise<void>,
    { where, what, isExempt = () => false }: { where: string; what: string; isExempt?(): boolean },
  ): Promise<void> {
    try {
      await payment;
    } catch (error) {
      if (failureOf(error) !== 'denied') throw error;
      this.metrics.count(`payments with the right code denied to ${what}`);
      return;
    }
    if (isExempt()) return;
    const rule = `${what} pays nothing`;
    this.metrics.addViolations([{ rule, where, expected: 'a denial', found: 'a payment' }]);
  }
}
