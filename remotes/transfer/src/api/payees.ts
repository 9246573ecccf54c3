import { BankError, SAVED_PAYEES, type Payee } from '@bank/domain';
import { useLive, type Live } from '@bank/data-access';
import {
  collection,
  database,
  doc,
  onSnapshot,
  query,
  serverTimestamp,
  toBankError,
  transact,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import { locale } from '@bank/i18n';
import { useCallback } from 'react';
import { readPayee, withdrawalFields } from './payee-fields';

/** Somebody whom a person pays, under the name that they gave them. */
export type SavedPayee = { id: string; name: string; payee: Payee };

/**
 * Tells of a person's payees, by name, now and at each change. Offline and without a copy it tells
 * `onError` of `network`, and goes on when the network is back. Returns what ends it.
 */
export function watchPayees(
  db: Firestore,
  uid: string,
  onValue: (payees: SavedPayee[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return onSnapshot(
    query(collection(db, 'payees'), where('uid', '==', uid)),
    // Without the metadata changes, "there are none" from the server is not told after "none here".
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) {
        onError(new BankError('network'));
        return;
      }
      const payees = snapshot.docs.flatMap((document) => {
        const { name, ...fields } = document.data();
        const payee = readPayee(fields);
        return payee && typeof name === 'string' ? [{ id: document.id, name, payee }] : [];
      });
      onValue(payees.sort((a, b) => a.name.localeCompare(b.name, locale())));
    },
    (error) => onError(toBankError(error)),
  );
}

/** A person's payees, live. */
export function usePayees(uid: string): Live<SavedPayee[]> {
  return useLive(
    useCallback((onValue, onError) => watchPayees(database(), uid, onValue, onError), [uid]),
  );
}

/** The first place that none of these has, or `null`: the rules know a payee by its place. */
function freePlace(uid: string, taken: readonly SavedPayee[]): string | null {
  const ids = new Set(taken.map(({ id }) => id));
  const places = Array.from({ length: SAVED_PAYEES.count }, (_, place) => `${uid}.${place}`);
  return places.find((id) => !ids.has(id)) ?? null;
}

type Naming = { name: string; payee: Payee };

// Each in a transaction, which fails while offline where a plain write would wait in a queue.

/**
 * Saves a payee beside those that there are. Throws `BankError`: `conflict` where no place is free,
 * `permission-denied` also where another page has just taken the place; `network`.
 */
export async function savePayee(
  db: Firestore,
  uid: string,
  { name, payee }: Naming,
  taken: readonly SavedPayee[],
): Promise<void> {
  const id = freePlace(uid, taken);
  if (id === null) throw new BankError('conflict');
  const fields = { uid, name, ...withdrawalFields(payee), savedAt: serverTimestamp() };
  await transact(db, async (transaction) => {
    transaction.set(doc(db, 'payees', id), fields);
  });
}

/** Throws `BankError`: `permission-denied`, `not-found` where it is deleted by now, `network`. */
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
