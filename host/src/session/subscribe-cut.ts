import { subscribeDocument, type Listener } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import type { Cut } from './watch-revocation';

// A file of its own, loaded on demand: the session itself does not contain Firestore.

/** Subscribes to `sessionCuts/{uid}`, as `subscribeDocument`. Returns the unsubscribe function. */
export function subscribeCut(uid: string, listener: Listener<Cut>): () => void {
  const path = { db: database(), collection: 'sessionCuts', id: uid };
  return subscribeDocument(path, (data) => data as Cut, listener);
}
