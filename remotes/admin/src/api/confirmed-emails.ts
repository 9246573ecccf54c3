import { textOf } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import { collection, documentId, query, where, type Firestore } from '@bank/firebase/firestore';
import { subscribeByIds } from './subscribe-by-ids';

/** Confirmed email addresses by uid; users without one are absent. */
export type ConfirmedEmails = ReadonlyMap<string, string>;

/** Subscribes to the confirmed addresses of these users, as `subscribeByIds`. */
export function subscribeConfirmedEmails(
  db: Firestore,
  uids: readonly string[],
  onValue: (emails: ConfirmedEmails) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeByIds(
    uids,
    (ids) => query(collection(db, 'emailConfirmations'), where(documentId(), 'in', ids)),
    (confirmation) => textOf(confirmation.data().email),
    onValue,
    onError,
  );
}
