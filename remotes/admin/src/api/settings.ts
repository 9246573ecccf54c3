import { BankError, newId } from '@bank/domain';
import { doc, toUserProfile, type Firestore } from '@bank/firebase/firestore';
import { commitAudited } from './audited-commit';

type Setting = {
  field: 'accountLevel' | 'transactionEnabled';
  value: number | boolean;
  /** The level that the admin saw: a newer one is not overwritten. */
  seen?: number | undefined;
};

/** The admin who acts, and the user whose account changes. */
type Parties = { by: string; uid: string };

// Needs no idempotent id from its form: repeating a setting has no effect.
async function applySetting(db: Firestore, { by, uid }: Parties, setting: Setting): Promise<void> {
  const { field, value, seen } = setting;
  const id = newId();
  const userRef = doc(db, 'users', uid);
  const action = field === 'accountLevel' ? 'set_level' : 'set_transactions';

  await commitAudited(db, { id, action, by, uid }, async (transaction) => {
    const data = (await transaction.get(userRef)).data();
    if (!data) throw new BankError('not-found');
    // The stored value: a level may be text, and the switch may be missing.
    const before = (data[field] ?? false) as unknown;
    if (before === value) return null;
    if (seen !== undefined && toUserProfile(uid, data).accountLevel !== seen)
      throw new BankError('changed-meanwhile');
    transaction.update(userRef, { [field]: value, lastAudit: id });
    return { before, after: value };
  });
}

/**
 * Enables or disables a user's transactions (specification, section 6) with an audit entry. Writes nothing
 * if unchanged. Throws `BankError`: `not-found`, and as `commitAudited`.
 */
export function setTransactions(db: Firestore, parties: Parties, enabled: boolean): Promise<void> {
  return applySetting(db, parties, { field: 'transactionEnabled', value: enabled });
}

/**
 * Sets a user's account level, 1 to 9 (specification, section 6), with an audit entry. Writes nothing if
 * unchanged. Throws `BankError`: `not-found`, `changed-meanwhile` if the level is not the one that the
 * admin saw, and as `commitAudited`.
 */
export function setLevel(
  db: Firestore,
  parties: Parties,
  level: number,
  seen?: number,
): Promise<void> {
  return applySetting(db, parties, { field: 'accountLevel', value: level, seen });
}
