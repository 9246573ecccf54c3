import { BankError, newId } from '@bank/domain';
import { doc, toUserProfile, type Firestore } from '@bank/firebase/firestore';
import { commitAudited } from './audited-commit';

type Setting = {
  field: 'accountLevel' | 'transactionEnabled';
  value: number | boolean;
  /** The level that was seen when this was decided: another one is not overwritten. */
  seen?: number | undefined;
};

/** Who does it, and to whom. */
type Parties = { by: string; uid: string };

// A setting needs no id from its form: set again, it is what it is already.
async function set(db: Firestore, { by, uid }: Parties, setting: Setting): Promise<void> {
  const { field, value, seen } = setting;
  const id = newId();
  const place = doc(db, 'users', uid);
  const action = field === 'accountLevel' ? 'set_level' : 'set_transactions';

  await commitAudited(db, { id, action, by, uid }, async (transaction) => {
    const data = (await transaction.get(place)).data();
    if (!data) throw new BankError('not-found');
    // As it is stored: a level may have been typed as text, and the switch may never have been set.
    const before = (data[field] ?? false) as unknown;
    if (before === value) return null;
    if (seen !== undefined && toUserProfile(uid, data).accountLevel !== seen)
      throw new BankError('changed-meanwhile');
    transaction.update(place, { [field]: value, lastAudit: id });
    return { before, after: value };
  });
}

/**
 * Enables or disables a user's transactions (section 6), with its audit entry. Nothing is written
 * where it is so already. Throws `BankError`: `not-found`, and what `commitAudited` throws.
 */
export function setTransactions(db: Firestore, parties: Parties, enabled: boolean): Promise<void> {
  return set(db, parties, { field: 'transactionEnabled', value: enabled });
}

/**
 * Sets a user's account level, 1 to 9 (section 6), with its audit entry. Nothing is written where it
 * is so already. Throws `BankError`: `not-found`, `changed-meanwhile` where the level is not the one
 * that was seen, and what `commitAudited` throws.
 */
export function setLevel(
  db: Firestore,
  parties: Parties,
  level: number,
  seen?: number,
): Promise<void> {
  return set(db, parties, { field: 'accountLevel', value: level, seen });
}
