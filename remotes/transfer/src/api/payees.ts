import { BankError, type Payee } from '@bank/domain';
import { doc, serverTimestamp, transact, type Firestore } from '@bank/firebase/firestore';
import { withdrawalFields } from './payee-document';
import { SAVED_PAYEES } from './payee-text';
import type { SavedPayee } from './saved-payees';

/** Returns the first free slot, or `null`. The security rules bound the count by these ids. */
function freeSlot(uid: string, taken: readonly SavedPayee[]): string | null {
  const ids = new Set(taken.map(({ id }) => id));
  const slots = Array.from({ length: SAVED_PAYEES.count }, (_, slot) => `${uid}.${slot}`);
  return slots.find((id) => !ids.has(id)) ?? null;
}

type NewPayee = { name: string; payee: Payee };

// Uses a transaction because it fails while offline; a plain write would wait in a queue.

/**
 * Saves a payee. Throws `BankError`: `conflict` if no slot is free, `permission-denied` also if another
 * page has just taken the slot; `network`.
 */
export async function savePayee(
  db: Firestore,
  uid: string,
  { name, payee }: NewPayee,
  taken: readonly SavedPayee[],
): Promise<void> {
  const id = freeSlot(uid, taken);
  if (id === null) throw new BankError('conflict');
  const fields = { uid, name, ...withdrawalFields(payee), savedAt: serverTimestamp() };
  await transact(db, async (transaction) => {
    transaction.set(doc(db, 'payees', id), fields);
  });
}

/** Throws `BankError`: `permission-denied`, `not-found` if it was deleted meanwhile, `network`. */
export async function renamePayee(db: Firestore, id: string, name: string): Promise<void> {
  await transact(db, async (transaction) => {
    transaction.update(doc(db, 'payees', id), { name });
  });
}

/** Throws `BankError`: `permission-denied`, `network`. */
export async function deletePayee(db: Firestore, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    transaction.delete(doc(db, 'payees', id));
  });
}
