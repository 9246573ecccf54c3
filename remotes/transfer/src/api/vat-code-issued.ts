import {
  readThenSubscribe,
  subscribeDocument,
  useSubscription,
  type AsyncState,
} from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';

async function readCounter(uid: string): Promise<boolean> {
  const { isFirestoreOpen, fetchDocument } = await import('@bank/firebase/rest');
  if (isFirestoreOpen()) throw new Error('Firestore is open: subscribe directly');
  return (await fetchDocument('vatAttempts', uid)) !== null;
}

/**
 * Whether an administrator has issued a VAT code to the customer, live. The code itself can't be read: its
 * counter of guesses exists from the first code on. The first value comes from a REST read, like the
 * profile, so that the form does not move when it arrives.
 */
export function useVatCodeIssued(uid: string): AsyncState<boolean> {
  return useSubscription<boolean>(
    useCallback(
      (onValue, onError) =>
        readThenSubscribe<boolean>(
          {
            read: () => readCounter(uid),
            load: () =>
              Promise.resolve((observer) =>
                subscribeDocument(
                  { db: database(), collection: 'vatAttempts', id: uid },
                  () => true,
                  {
                    onValue: (counter) => observer.onValue(counter !== null),
                    onError: observer.onError,
                  },
                ),
              ),
          },
          { onValue, onError },
        ),
      [uid],
    ),
  );
}
