import type { BankError } from '@bank/domain';
import { collection, documentId, query, where, type Firestore } from '@bank/firebase/firestore';
import { watchByIds } from './watch-query';

/** The address that each person has confirmed last, by uid; a person without one is not in it. */
export type ConfirmedEmails = ReadonlyMap<string, string>;

/** Subscribes to the addresses that these people have confirmed, as `watchByIds`. */
export function watchConfirmedEmails(
  db: Firestore,
  uids: readonly string[],
  onValue: (emails: ConfirmedEmails) => void,
  onError: (error: BankError) => void,
): () => void {
  return watchByIds(
    uids,
    () => query(collection(db, 'emailConfirmations'), where(documentId(), 'in', uids)),
    (confirmation) => String(confirmation.data().email),
    onValue,
    onError,
  );
}
