import {
  BankError,
  checkWithdrawal,
  subtractCents,
  toAmount,
  type Cents,
  type WithdrawalRequest,
} from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toUserProfile,
  transact,
  type Firestore,
} from '@bank/firebase/firestore';
import { transactionFields, withdrawalFields } from './payee-fields';
import { readReceipt } from './read-receipt';

/** A withdrawal under the id that its form was given: sent twice, it is paid once. */
export type Order = { id: string; request: WithdrawalRequest };

/** What was paid. `balance` is the account's balance after it, where this call was the one that paid. */
export type Receipt = Order & { balance: Cents | null };

/**
 * The withdrawal that was paid under this id, or `null`. What was really paid, not what the form
 * says now: the form may have been changed between two tries. Throws `BankError` without an answer.
 */
export async function findWithdrawal(db: Firestore, id: string): Promise<Receipt | null> {
  const paid = await readReceipt(db, id);
  return paid && { id, request: paid.request, balance: null };
}

/**
 * Takes the money: balance, transaction, withdrawal and the guess counter change together or not at
 * all. The balance is the database's own at that moment, never the page's.
 *
 * Throws `BankError`: the checks of section 5 on the account as it is now, `network`, or as the
 * database put it; `permission-denied` also where this id is already paid.
 */
export function commitWithdrawal(db: Firestore, uid: string, order: Order): Promise<Receipt> {
  const { id, request } = order;
  const { amount, payee } = request;
  const user = doc(db, 'users', uid);
  const attempts = doc(db, 'vatAttempts', uid);
  return transact(db, async (transaction) => {
    const account = (await transaction.get(user)).data();
    const count = (await transaction.get(attempts)).data();
    // The SDK runs this again after an answer was lost on the way back.
    if (account?.lastTx === id) return { ...order, balance: null };

    const profile = account ? toUserProfile(uid, account) : null;
    const problem = checkWithdrawal({ session: { uid }, profile, amount });
    if (problem || !profile) throw new BankError(problem ?? 'not-found');

    const balance = subtractCents(profile.accountBalance, amount);
    const paid = { amount: toAmount(amount), date: serverTimestamp() };
    transaction.update(user, {
      accountBalance: toAmount(balance),
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
    // The right guess no longer counts; the wrong ones before it do, until another code is issued.
    transaction.update(attempts, { n: Number(count?.n) - 1, guessId: '' });
    return { ...order, balance };
  });
}
