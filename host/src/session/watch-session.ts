import type { UserProfile } from '@bank/domain';
import {
  PROFILE_PENDING,
  signedIn,
  visitor,
  type ProfileResult,
  type SessionState,
} from './session-state';

type User = { uid: string; email: string; isConfirmed: boolean };

/** The sources of the session. Both report the current value and each change, and return an unsubscribe function. */
export type SessionSources = {
  watchUser(listener: (user: User | null) => void): () => void;
  watchProfile(
    uid: string,
    onValue: (profile: UserProfile | null) => void,
    onError: (error: unknown) => void,
  ): () => void;
};

/**
 * Subscribes to the session state: sign-in and sign-out (in any tab), and changes of the user's
 * document, so that a lost admin role takes effect immediately. Returns the unsubscribe function.
 */
export function watchSession(
  { watchUser, watchProfile }: SessionSources,
  onChange: (state: SessionState) => void,
): () => void {
  let current: User | null = null;
  let profile: ProfileResult = PROFILE_PENDING;
  let unsubscribeProfile = () => {};

  function subscribeProfile(user: User) {
    const onResult = (result: ProfileResult) => {
      if (current?.uid !== user.uid) return;
      profile = result;
      onChange(signedIn(current, profile));
    };
    unsubscribeProfile = watchProfile(
      user.uid,
      (value) => onResult({ status: value ? 'present' : 'missing', value }),
      () => onResult({ status: 'failed', value: null }),
    );
  }

  const unsubscribeUser = watchUser((user) => {
    const before = current;
    current = user;
    if (user && user.uid === before?.uid) {
      onChange(signedIn(user, profile));
      return;
    }
    unsubscribeProfile();
    unsubscribeProfile = () => {};
    profile = PROFILE_PENDING;
    onChange(user ? signedIn(user, profile) : visitor(before !== null));
    if (user) subscribeProfile(user);
  });

  return () => {
    current = null;
    unsubscribeUser();
    unsubscribeProfile();
  };
}
