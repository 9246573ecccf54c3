import type { BankError, UserProfile } from '@bank/domain';
import { toUserProfile } from '@bank/firebase/converters';
import { useCallback } from 'react';
import { readThenSubscribe } from './read-then-subscribe';
import { useSubscription, type AsyncState } from './use-subscription';

async function look(uid: string): Promise<UserProfile | null> {
  const { isFirestoreOpen, fetchDocument } = await import('@bank/firebase/rest');
  if (isFirestoreOpen()) throw new Error('What is live is there already');
  const document = await fetchDocument('users', uid);
  return document && toUserProfile(uid, document.fields);
}

/**
 * Tells of `users/{uid}` soon and at each change, without the database's SDK at first; `null`: there
 * is no such document. Errors as `watchProfile`. Returns what ends it.
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
    return (hear: { onValue: typeof onValue; onError: typeof onError }) =>
      watchProfile(database(), uid, hear.onValue, hear.onError);
  };
  return readThenSubscribe({ look: () => look(uid), load }, { onValue, onError });
}

/** A person's account, live (section 7: read users/{uid}). `null`: no account document. */
export function useProfile(uid: string): AsyncState<UserProfile | null> {
  return useSubscription(
    useCallback((onValue, onError) => subscribeProfile(uid, onValue, onError), [uid]),
  );
}
