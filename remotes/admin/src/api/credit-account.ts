import { addCents, BankError, MAX_AMOUNT, toMajorUnits, toCents, type Cents } from '@bank/domain';
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

/** `id` is the transaction id, `audit` the id of its audit entry. */
type AccountCredit = {
  id: string;
  audit: string;
  kind: CreditKind;
  by: string;
  uid: string;
  amount: Cents;
};

/** Adds up if the result is within the maximum. Throws `BankError`: `invalid-amount`. */
export function addWithinMaximum(balance: Cents, amount: Cents): Cents {
  const sum = addCents(balance, amount);
  if (sum > toCents(MAX_AMOUNT)) throw new BankError('invalid-amount');
  return sum;
}

/**
 * Credits the account that was read in this transaction, adds a loan to the loan balance, and writes the
 * transaction document. Returns the change for the audit entry. Throws `BankError`: `not-found`,
 * `transactions-disabled` (specification, section 5), `invalid-amount`.
 */
export function creditAccount(
  db: Firestore,
  transaction: DatabaseTransaction,
  account: DocumentSnapshot,
  { id, audit, kind, by, uid, amount }: AccountCredit,
): Change {
  const data = account.data();
  if (!data) throw new BankError('not-found');
  const profile = toUserProfile(uid, data);
  if (!profile.transactionsEnabled) throw new BankError('transactions-disabled');

  const balance = toMajorUnits(addWithinMaximum(profile.accountBalance, amount));
  transaction.update(account.ref, {
    accountBalance: balance,
    ...(kind === 'send_loan' && {
      loanBalance: toMajorUnits(addWithinMaximum(profile.loanBalance, amount)),
    }),
    lastTx: id,
    lastAudit: audit,
  });
  transaction.set(doc(db, 'transactions', id), {
    userId: uid,
    type: kind,
    amount: toMajorUnits(amount),
    date: serverTimestamp(),
    status: 'completed',
    balance,
    by,
  });
  return { before: data.accountBalance as unknown, after: balance };
}
