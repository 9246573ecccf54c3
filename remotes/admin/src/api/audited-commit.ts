import {
  doc,
  serverTimestamp,
  transact,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';

type AuditAction = 'send_money' | 'send_loan' | 'set_level' | 'set_transactions' | 'issue_vat_code';

/** What an audit entry tells of. `id` is the entry's own: an action sent twice is carried out once. */
export type AuditedAction = {
  id: string;
  action: AuditAction;
  /** The admin who does it. */
  by: string;
  /** The user to whom it is done. */
  uid: string;
};

/** The stored values around a change; `null` where the entry must not tell them. */
export type Change = { before: unknown; after: unknown };

/**
 * Carries out an admin's action and logs it, both or neither. `carryOut` reads what is stored now and
 * writes; it returns `null` where there is nothing to change, and then nothing is logged. It may be
 * called again, on what is stored by then.
 *
 * Returns the logged change. Where this id is logged already (a double click, or an answer that was
 * lost), nothing is written and the change of that time is returned: compare it with what was wanted.
 * A transaction, because it fails while offline where a plain write would wait silently.
 *
 * Throws `BankError`: what `carryOut` throws; `permission-denied` also where somebody is no admin, or
 * acts on their own account; `network`.
 */
export function commitAudited(
  db: Firestore,
  { id, action, by, uid }: AuditedAction,
  carryOut: (transaction: DatabaseTransaction) => Promise<Change | null>,
): Promise<Change | null> {
  const entry = doc(db, 'auditLog', id);
  return transact(db, async (transaction) => {
    const logged = (await transaction.get(entry)).data();
    if (logged) return { before: logged.before as unknown, after: logged.after as unknown };

    const change = await carryOut(transaction);
    if (change) transaction.set(entry, { by, action, uid, ...change, at: serverTimestamp() });
    return change;
  });
}
