import { BankError, subtractCents, toCents, type Cents } from '@bank/domain';
import {
  doc,
  toUserProfile,
  type DocumentSnapshot,
  type Firestore,
} from '@bank/firebase/firestore';
import { commitAudited } from './audited-commit';
import { payIn, type CreditKind } from './pay-in';

/** Money for a user under the id that its form was given: sent twice, it arrives once. */
export type Credit = {
  id: string;
  kind: CreditKind;
  by: string;
  uid: string;
  amount: Cents;
  /** The balance that was reviewed, where there was a review: on another nothing is sent. */
  seen?: Cents;
};

function expectSeen(account: DocumentSnapshot, seen: Cents): void {
  const data = account.data();
  if (data && toUserProfile(account.id, data).accountBalance !== seen)
    throw new BankError('changed-meanwhile');
}

/**
 * Adds to the balance that the database holds at that moment, and for a loan to what is owed; the
 * transaction and the audit entry are of the same commit (section 6: send money, send loan).
 *
 * Returns the amount that arrived under this id: not `amount`, where an earlier try of this form with
 * another amount has landed after all. Throws `BankError`: `transactions-disabled` (section 5),
 * `invalid-amount` (above the bank's bound), `not-found`, `changed-meanwhile` where the balance is not
 * the one that was seen, and what `commitAudited` throws.
 */
export async function sendCredit(db: Firestore, credit: Credit): Promise<Cents> {
  const { id, kind, by, uid, seen } = credit;
  const change = await commitAudited(db, { id, action: kind, by, uid }, async (transaction) => {
    const account = await transaction.get(doc(db, 'users', uid));
    if (seen !== undefined) expectSeen(account, seen);
    return payIn(db, transaction, account, { ...credit, audit: id });
  });
  return subtractCents(toCents(Number(change?.after)), toCents(Number(change?.before)));
}
