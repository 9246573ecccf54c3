import type { UserProfile } from '@bank/domain';
import {
  NOT_TOLD,
  signedIn,
  visitor,
  type ProfileAnswer,
  type SessionState,
} from './session-state';

type User = { uid: string; email: string; isConfirmed: boolean };

/** Where the session comes from. Both tell at once and at each change, and return what ends it. */
export type SessionSources = {
  watchUser(listener: (user: User | null) => void): () => void;
  watchProfile(
    uid: string,
    onValue: (profile: UserProfile | null) => void,
    onError: (error: unknown) => void,
  ): () => void;
};

/**
 * Tells who is signed in, as it changes: by signing in and out (in any tab), and by changes of the
 * person's own document, so that a demotion holds at once. Returns what ends it.
 */
export function watchSession(
  { watchUser, watchProfile }: SessionSources,
  tell: (state: SessionState) => void,
): () => void {
  let current: User | null = null;
  let profile: ProfileAnswer = NOT_TOLD;
  let endProfile = () => {};

  function follow(user: User) {
    const hear = (answer: ProfileAnswer) => {
      if (current?.uid !== user.uid) return;
      profile = answer;
      tell(signedIn(current, profile));
    };
    endProfile = watchProfile(
      user.uid,
      (value) => hear({ status: value ? 'present' : 'missing', value }),
      () => hear({ status: 'failed', value: null }),
    );
  }

  const endUser = watchUser((user) => {
    const before = current;
    current = user;
    if (user && user.uid === before?.uid) {
      tell(signedIn(user, profile));
      return;
    }
    endProfile();
    endProfile = () => {};
    profile = NOT_TOLD;
    tell(user ? signedIn(user, profile) : visitor(before !== null));
    if (user) follow(user);
  });

  return () => {
    current = null;
    endUser();
    endProfile();
  };
}
