import { addCents, BankError, subtractCents, toMajorUnits } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toUserProfile,
  Timestamp,
  transact,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { checkWithdrawal, type WithdrawalRequest } from './check-withdrawal';
import { paidPlanFields } from './due-payment';
import { spentOn } from './inspect-payment';
import { knownPayeeReference, nameOf } from './known-payee';
import { withdrawalFields } from './payee-document';
import type { DuePayment } from './planned-payment';
import type { Receipt } from './read-receipt';
import { transactionFields } from './transaction-fields';

/** An attempt to make a withdrawal. */
export type WithdrawalAttempt = {
  /** The idempotency key of its form: paid once, however often it is sent. */
  id: string;
  request: WithdrawalRequest;
  code: number;
  /** An earlier attempt got no response, so it may have been paid already. */
  isRetry: boolean;
  /** The due date of a planned payment that it pays. */
  planned?: DuePayment | undefined;
};

/**
 * Takes the money: balance, transaction, withdrawal and guess counter change in one transaction, which also
 * counts the payment for the daily limit, records its payee and moves a planned payment to its next date. The
 * balance is read inside the transaction, never taken from the page.
 *
 * Throws `BankError`: the checks of the specification, section 5, on the current account; `network`, or
 * the mapped database error; `permission-denied` also if this id is already paid; `changed-meanwhile` if the
 * due date of the planned payment is already paid or skipped.
 */
export async function commitWithdrawal(
  db: Firestore,
  uid: string,
  { id, request, planned }: Pick<WithdrawalAttempt, 'id' | 'request' | 'planned'>,
): Promise<Receipt> {
  const { amount, payee } = request;
  const user = doc(db, 'users', uid);
  const attempts = doc(db, 'vatAttempts', uid);
  const dailyTotal = doc(db, 'dailyTotals', uid);
  const knownPayee = await knownPayeeReference(db, uid, payee);
  const plan = planned && doc(db, 'plannedPayments', planned.id);
  let tries = 0;
  return transact(db, async (transaction) => {
    const account = (await transaction.get(user)).data();
    const count = (await transaction.get(attempts)).data();
    const total = (await transaction.get(dailyTotal)).data();
    const known = (await transaction.get(knownPayee)).data();
    const storedPlan = plan && (await transaction.get(plan)).data();
    // The SDK retries the transaction if the response to the commit was lost.
    if (account?.lastTx === id) return { id, request, date: null, balance: null };

    const profile = account ? toUserProfile(uid, account) : null;
    const problem = checkWithdrawal({ session: { uid }, profile, amount });
    if (problem || !profile) throw new BankError(problem ?? 'not-found');
    if (planned && plan) transaction.update(plan, paidPlanFields(planned, storedPlan, id));

    const balance = subtractCents(profile.accountBalance, amount);
    const paid = { amount: toMajorUnits(amount), date: serverTimestamp() };
    transaction.update(user, {
      accountBalance: toMajorUnits(balance),
      lastTx: id,
    });
    transaction.set(doc(db, 'transactions', id), {
      ...paid,
      ...transactionFields(payee),
      userId: uid,
      type: 'withdrawal',
      status: 'pending',
    });
    transaction.set(doc(db, 'withdrawals', id), {
      ...paid,
      ...withdrawalFields(payee),
      uid,
      status: 'completed',
    });
    const spent = spentOn(paidAt(count, tries), total ?? null);
    tries += 1;
    transaction.set(dailyTotal, {
      total: addCents(spent, amount),
      at: serverTimestamp(),
      payment: id,
    });
    const name = nameOf(payee);
    if (!known) transaction.set(knownPayee, { uid, since: serverTimestamp(), name });
    else if (known.name !== name) transaction.update(knownPayee, { name });
    // The right guess no longer counts; wrong ones before it count until a new code is issued.
    transaction.update(attempts, { n: Number(count?.n) - 1, guessId: '' });
    return { id, request, date: null, balance };
  });
}

const MIDNIGHT_MARGIN_MS = 5 * 60_000;

/**
 * The server's time of the payment, nearly: that of its guess, moments ago. This device's clock may show
 * another day. A retry assumes a later time, in case the day has just changed.
 */
export function paidAt(count: DocumentData | undefined, tries: number): Date {
  const guessed = count?.at instanceof Timestamp ? count.at.toMillis() : Date.now();
  return new Date(guessed + tries * MIDNIGHT_MARGIN_MS);
}
