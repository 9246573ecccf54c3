import {
  doc,
  serverTimestamp,
  transact,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';

/** Everything that the audit log tells of. */
export const AUDIT_ACTIONS = [
  'send_money',
  'send_loan',
  'set_level',
  'set_transactions',
  'issue_vat_code',
  'review_kyc',
  'review_loan',
  'review_dispute',
  'propose_credit',
  'reject_credit',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an audit entry tells of. `id` is the entry's own: an action sent twice is carried out once. */
export type AuditedAction = {
  id: string;
  action: AuditAction;
  /** The admin who does it. */
  by: string;
  /** The user to whom it is done. */
  uid: string;
  /** Of a dispute or a proposal, which its user's uid does not name. */
  reference?: string;
  /** Of a released credit: the admin who proposed it. */
  proposedBy?: string;
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
  { id, ...told }: AuditedAction,
  carryOut: (transaction: DatabaseTransaction) => Promise<Change | null>,
): Promise<Change | null> {
  const entry = doc(db, 'auditLog', id);
  return transact(db, async (transaction) => {
    const logged = (await transaction.get(entry)).data();
    if (logged) return { before: logged.before as unknown, after: logged.after as unknown };

    const change = await carryOut(transaction);
    if (change) writeEntry(db, transaction, { id, ...told }, change);
    return change;
  });
}

/** An entry of its own, for a second thing that the same commit does. */
export function writeEntry(
  db: Firestore,
  transaction: DatabaseTransaction,
  { id, ...told }: AuditedAction,
  change: Change,
): void {
  transaction.set(doc(db, 'auditLog', id), { ...told, ...change, at: serverTimestamp() });
}
