import {
  addCents,
  BankError,
  MAX_AMOUNT,
  subtractCents,
  toAmount,
  toCents,
  type Cents,
} from '@bank/domain';
import { doc, serverTimestamp, toUserProfile, type Firestore } from '@bank/firebase/firestore';
import { commitAudited } from './audited-commit';

export type CreditKind = 'send_money' | 'send_loan';

/** Money for a user under the id that its form was given: sent twice, it arrives once. */
export type Credit = { id: string; kind: CreditKind; by: string; uid: string; amount: Cents };

/** The sum, if the bank can hold it. */
function raised(balance: Cents, amount: Cents): Cents {
  const sum = addCents(balance, amount);
  if (sum > toCents(MAX_AMOUNT)) throw new BankError('invalid-amount');
  return sum;
}

/**
 * Adds to the balance that the database holds at that moment, and for a loan to what is owed; the
 * transaction and the audit entry are of the same commit (section 6: send money, send loan).
 *
 * Returns the amount that arrived under this id: not `amount`, where an earlier try of this form with
 * another amount has landed after all. Throws `BankError`: `transactions-disabled` (section 5),
 * `invalid-amount` (above the bank's bound), `not-found`, and what `commitAudited` throws.
 */
export async function sendCredit(db: Firestore, credit: Credit): Promise<Cents> {
  const { id, kind, by, uid, amount } = credit;
  const place = doc(db, 'users', uid);

  const change = await commitAudited(db, { id, action: kind, by, uid }, async (transaction) => {
    const data = (await transaction.get(place)).data();
    if (!data) throw new BankError('not-found');
    const profile = toUserProfile(uid, data);
    if (!profile.transactionsEnabled) throw new BankError('transactions-disabled');

    const balance = toAmount(raised(profile.accountBalance, amount));
    transaction.update(place, {
      accountBalance: balance,
      ...(kind === 'send_loan' && { loanBalance: toAmount(raised(profile.loanBalance, amount)) }),
      lastTx: id,
      lastAudit: id,
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
  });
  return subtractCents(toCents(Number(change?.after)), toCents(Number(change?.before)));
}
