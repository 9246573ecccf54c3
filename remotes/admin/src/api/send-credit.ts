import { BankError, subtractCents, toCents, type Cents } from '@bank/domain';
import {
  doc,
  toUserProfile,
  type DocumentSnapshot,
  type Firestore,
} from '@bank/firebase/firestore';
import { commitAudited } from './audited-commit';
import { creditAccount, type CreditKind } from './credit-account';

/** A credit under the idempotent id of its form: sent twice, it is paid once. */
export type Credit = {
  id: string;
  kind: CreditKind;
  by: string;
  uid: string;
  amount: Cents;
  /** The reviewed balance, if any. If it has changed, nothing is sent. */
  seen?: Cents;
};

function assertUnchanged(account: DocumentSnapshot, seen: Cents): void {
  const data = account.data();
  if (data && toUserProfile(account.id, data).accountBalance !== seen)
    throw new BankError('changed-meanwhile');
}

/**
 * Credits the current balance, and adds a loan to the loan balance; the transaction document and the audit
 * entry are part of the same commit (specification, section 6: send money, send loan).
 *
 * Returns the amount credited under this id, which differs from `amount` if an earlier attempt with
 * another amount succeeded after all. Throws `BankError`: `transactions-disabled` (specification, section
 * 5), `invalid-amount` (above the maximum balance), `not-found`, `changed-meanwhile` if the balance is not
 * the reviewed one, and as `commitAudited`.
 */
export async function sendCredit(db: Firestore, credit: Credit): Promise<Cents> {
  const { id, kind, by, uid, seen } = credit;
  const change = await commitAudited(db, { id, action: kind, by, uid }, async (transaction) => {
    const account = await transaction.get(doc(db, 'users', uid));
    if (seen !== undefined) assertUnchanged(account, seen);
    return creditAccount(db, transaction, account, { ...credit, audit: id });
  });
  return subtractCents(toCents(Number(change?.after)), toCents(Number(change?.before)));
}
