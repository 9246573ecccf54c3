import { addCents, BankError, MAX_AMOUNT, toAmount, toCents, type Cents } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toUserProfile,
  type DatabaseTransaction,
  type DocumentSnapshot,
  type Firestore,
} from '@bank/firebase/firestore';
import type { Change } from './audited-commit';

export type CreditKind = 'send_money' | 'send_loan';

/** `id` names the transaction, `audit` its entry in the audit log. */
type PayIn = {
  id: string;
  audit: string;
  kind: CreditKind;
  by: string;
  uid: string;
  amount: Cents;
};

/** The sum, if the bank can hold it. Throws `BankError`: `invalid-amount`. */
export function raised(balance: Cents, amount: Cents): Cents {
  const sum = addCents(balance, amount);
  if (sum > toCents(MAX_AMOUNT)) throw new BankError('invalid-amount');
  return sum;
}

/**
 * Adds to the account that was read in this transaction, and for a loan to what is owed, with the line
 * of its history. Returns what its audit entry must tell. Throws `BankError`: `not-found`,
 * `transactions-disabled` (section 5), `invalid-amount`.
 */
export function payIn(
  db: Firestore,
  transaction: DatabaseTransaction,
  account: DocumentSnapshot,
  { id, audit, kind, by, uid, amount }: PayIn,
): Change {
  const data = account.data();
  if (!data) throw new BankError('not-found');
  const profile = toUserProfile(uid, data);
  if (!profile.transactionsEnabled) throw new BankError('transactions-disabled');

  const balance = toAmount(raised(profile.accountBalance, amount));
  transaction.update(account.ref, {
    accountBalance: balance,
    ...(kind === 'send_loan' && { loanBalance: toAmount(raised(profile.loanBalance, amount)) }),
    lastTx: id,
    lastAudit: audit,
  });
  transaction.set(doc(db, 'transactions', id), {
    userId: uid,
    type: kind,
    amount: toAmount(amount),
    date: serverTimestamp(),
    status: 'completed',
    balance,
    by,
  });
  return { before: data.accountBalance as unknown, after: balance };
}
