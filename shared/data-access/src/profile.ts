import type { BankError, UserProfile } from '@bank/domain';
import { toUserProfile } from '@bank/firebase/converters';
import { useCallback } from 'react';
import { readThenSubscribe } from './read-then-subscribe';
import { useSubscription, type AsyncState } from './use-subscription';

async function readProfile(uid: string): Promise<UserProfile | null> {
  const { isFirestoreOpen, fetchDocument } = await import('@bank/firebase/rest');
  if (isFirestoreOpen()) throw new Error('Firestore is open: subscribe directly');
  const document = await fetchDocument('users', uid);
  return document && toUserProfile(uid, document.fields);
}

/**
 * Subscribes to `users/{uid}`. The first value comes from a REST read, before the Firestore SDK is
 * loaded; `null` if the document does not exist. Errors as in `watchProfile`. Returns the unsubscribe
 * function.
 */
export function subscribeProfile(
  uid: string,
  onValue: (profile: UserProfile | null) => void,
  onError: (error: BankError) => void,
): () => void {
  const load = async () => {
    const [{ database }, { watchProfile }] = await Promise.all([
      import('@bank/firebase/firestore'),
      import('./watch-profile'),
    ]);
    return (observer: { onValue: typeof onValue; onError: typeof onError }) =>
      watchProfile(database(), uid, observer.onValue, observer.onError);
  };
  return readThenSubscribe({ read: () => readProfile(uid), load }, { onValue, onError });
}

/** A user's profile, live (specification, section 7: read users/{uid}); `null` without a user document. */
export function useProfile(uid: string): AsyncState<UserProfile | null> {
  return useSubscription(
    useCallback((onValue, onError) => subscribeProfile(uid, onValue, onError), [uid]),
  );
}
