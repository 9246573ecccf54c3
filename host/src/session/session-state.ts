import type { Session } from '@bank/contracts';
import type { UserProfile } from '@bank/domain';

/** The state of the document `users/{uid}`. */
type ProfileStatus = 'pending' | 'present' | 'missing' | 'failed';

export type SessionState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** `null` for a visitor. */
      session: Session | null;
      username: string | null;
      /** Whether the user has confirmed their email address; true for visitors. */
      isConfirmed: boolean;
      /** While `pending`, it is not known whether the user is an administrator. */
      profile: ProfileStatus;
      /** A user has signed out on this page: the next user is not redirected to the previous page. */
      hasSignedOut: boolean;
    };

type User = { uid: string; email: string; isConfirmed: boolean };
export type ProfileResult = { status: ProfileStatus; value: UserProfile | null };

export const PROFILE_PENDING: ProfileResult = { status: 'pending', value: null };

/** The state of a signed-in user, from Firebase Auth and the document `users/{uid}`. */
export function signedIn(user: User, { status, value }: ProfileResult): SessionState {
  return {
    status: 'ready',
    // Without a readable document the user stays signed in, but is not an administrator.
    session: { uid: user.uid, email: user.email, isAdmin: value?.isAdmin ?? false },
    username: value?.username ?? null,
    isConfirmed: user.isConfirmed,
    profile: status,
    hasSignedOut: false,
  };
}

export function visitor(hasSignedOut: boolean): SessionState {
  return {
    status: 'ready',
    session: null,
    username: null,
    isConfirmed: true,
    profile: 'missing',
    hasSignedOut,
  };
}

/** Keeps the identity of an equal session object, which remotes get as a prop. */
export function keepSession(previous: SessionState, next: SessionState): SessionState {
  const before = previous.status === 'ready' ? previous.session : null;
  const after = next.status === 'ready' ? next.session : null;
  if (next.status !== 'ready' || !before || !after) return next;
  const isSame =
    before.uid === after.uid && before.email === after.email && before.isAdmin === after.isAdmin;
  return isSame ? { ...next, session: before } : next;
}

/** Whether the previous user has signed out or another user has signed in. */
export function isReplaced(previous: SessionState, next: SessionState): boolean {
  if (previous.status !== 'ready' || next.status !== 'ready' || !previous.session) return false;
  return previous.session.uid !== next.session?.uid;
}
