import { BankError, subtractCents, toMajorUnits } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toUserProfile,
  transact,
  type Firestore,
} from '@bank/firebase/firestore';
import { checkWithdrawal, type WithdrawalRequest } from './check-withdrawal';
import { transactionFields, withdrawalFields } from './payee-document';
import type { Receipt } from './read-receipt';

/** An attempt to make a withdrawal. */
export type WithdrawalAttempt = {
  /** The idempotency key of its form: paid once, however often it is sent. */
  id: string;
  request: WithdrawalRequest;
  code: number;
  /** An earlier attempt got no response, so it may have been paid already. */
  isRetry: boolean;
};

/**
 * Takes the money: balance, transaction, withdrawal and guess counter change in one transaction. The
 * balance is read inside the transaction, never taken from the page.
 *
 * Throws `BankError`: the checks of the specification, section 5, on the current account; `network`, or
 * the mapped database error; `permission-denied` also if this id is already paid.
 */
export function commitWithdrawal(
  db: Firestore,
  uid: string,
  { id, request }: Pick<WithdrawalAttempt, 'id' | 'request'>,
): Promise<Receipt> {
  const { amount, payee } = request;
  const user = doc(db, 'users', uid);
  const attempts = doc(db, 'vatAttempts', uid);
  return transact(db, async (transaction) => {
    const account = (await transaction.get(user)).data();
    const count = (await transaction.get(attempts)).data();
    // The SDK retries the transaction if the response to the commit was lost.
    if (account?.lastTx === id) return { id, request, date: null, balance: null };

    const profile = account ? toUserProfile(uid, account) : null;
    const problem = checkWithdrawal({ session: { uid }, profile, amount });
    if (problem || !profile) throw new BankError(problem ?? 'not-found');

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
    // The right guess no longer counts; wrong ones before it count until a new code is issued.
    transaction.update(attempts, { n: Number(count?.n) - 1, guessId: '' });
    return { id, request, date: null, balance };
  });
}
