import { BankError } from '@bank/domain';
import { doc, serverTimestamp, type Firestore } from '@bank/firebase/firestore';
import { commitAudited } from './audited-commit';

/** A code under the idempotent id of its form: sent twice, it is issued once. */
export type NewVatCode = {
  id: string;
  by: string;
  uid: string;
  code: number;
  /** The code that the admin saw, `null` for none: a newer one is not replaced. */
  seen?: number | null;
};

/**
 * Replaces the user's VAT code and resets the guess count (specification, section 6). The audit entry
 * never contains the code. Throws `BankError`: `not-found`, `changed-meanwhile` if the code is not the one
 * that the admin saw, and as `commitAudited`.
 */
export async function issueVatCode(db: Firestore, newCode: NewVatCode): Promise<void> {
  const { id, by, uid, code, seen } = newCode;
  await commitAudited(db, { id, action: 'issue_vat_code', by, uid }, async (transaction) => {
    const user = await transaction.get(doc(db, 'users', uid));
    if (!user.exists()) throw new BankError('not-found');
    if (seen !== undefined) {
      const issued = await transaction.get(doc(db, 'vatCodes', uid));
      if ((issued.get('vatCode') ?? null) !== seen) throw new BankError('changed-meanwhile');
    }
    transaction.set(doc(db, 'vatCodes', uid), {
      vatCode: code,
      issuedBy: by,
      issuedAt: serverTimestamp(),
      auditId: id,
    });
    transaction.set(doc(db, 'vatAttempts', uid), { n: 0 });
    return { before: null, after: null };
  });
}
