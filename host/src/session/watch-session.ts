import type { UserProfile } from '@bank/domain';
import {
  keepSession,
  nextProfile,
  nextUser,
  LOADING,
  type ProfileResult,
  type SessionState,
  type User,
} from './session-state';

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
  onChange: (state: SessionState, previous: SessionState) => void,
): () => void {
  let state = LOADING;
  let unsubscribeProfile = () => {};

  function change(next: SessionState) {
    if (next === state) return;
    const previous = state;
    state = keepSession(previous, next);
    onChange(state, previous);
  }

  function subscribeProfile(uid: string) {
    const onResult = (result: ProfileResult) => change(nextProfile(state, uid, result));
    return watchProfile(
      uid,
      (value) => onResult({ status: value ? 'present' : 'missing', value }),
      () => onResult({ status: 'failed', value: null }),
    );
  }

  const unsubscribeUser = watchUser((user) => {
    const isOther = user?.uid !== state.session?.uid;
    if (isOther) unsubscribeProfile();
    change(nextUser(state, user));
    if (isOther) unsubscribeProfile = user ? subscribeProfile(user.uid) : () => {};
  });

  return () => {
    // Later values are ignored.
    state = LOADING;
    unsubscribeUser();
    unsubscribeProfile();
  };
}
