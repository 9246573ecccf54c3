import {
  doc,
  serverTimestamp,
  transact,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';

/** All logged actions. */
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

/**
 * A logged action. `id` is the id of its audit entry and makes it idempotent: sent twice, it is carried
 * out once.
 */
export type AuditedAction = {
  id: string;
  action: AuditAction;
  /** The admin who acts. */
  by: string;
  /** The user whose account is changed. */
  uid: string;
  /** The id of a dispute or a proposal, which the uid does not identify. */
  reference?: string;
  /** For a released credit: the admin who proposed it. */
  proposedBy?: string;
};

/** The stored values before and after; `null` if the entry must not contain them. */
export type Change = { before: unknown; after: unknown };

/**
 * Carries out an admin's action and writes its audit entry in one transaction. `carryOut` reads the
 * current documents and writes; it returns `null` if there is nothing to change, and then nothing is
 * logged. A retry may call it again with newer data.
 *
 * Returns the logged change. If this id is logged already (a double click, or a retry after a lost
 * response), writes nothing and returns the earlier change: compare it with the requested one. Uses a
 * transaction because it fails while offline; a plain write would wait silently.
 *
 * Throws `BankError`: what `carryOut` throws; `permission-denied` also if the user is not an admin or acts
 * on their own account; `network`.
 */
export function commitAudited(
  db: Firestore,
  { id, ...fields }: AuditedAction,
  carryOut: (transaction: DatabaseTransaction) => Promise<Change | null>,
): Promise<Change | null> {
  const entry = doc(db, 'auditLog', id);
  return transact(db, async (transaction) => {
    const logged = (await transaction.get(entry)).data();
    if (logged) return { before: logged.before as unknown, after: logged.after as unknown };

    const change = await carryOut(transaction);
    if (change) writeEntry(db, transaction, { id, ...fields }, change);
    return change;
  });
}

/** Adds an audit entry for a further change in the same commit. */
export function writeEntry(
  db: Firestore,
  transaction: DatabaseTransaction,
  { id, ...fields }: AuditedAction,
  change: Change,
): void {
  transaction.set(doc(db, 'auditLog', id), { ...fields, ...change, at: serverTimestamp() });
}
