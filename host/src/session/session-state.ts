import type { Session } from '@bank/contracts';
import type { UserProfile } from '@bank/domain';

/** The state of the document `users/{uid}`. */
type ProfileStatus = 'pending' | 'present' | 'missing' | 'failed';

/** The states of the session; the architecture document has their diagram. */
export type SessionState =
  | {
      /** `signedOut`: on this page; the next user is not redirected to the previous user's page. */
      status: 'loading' | 'visitor' | 'signedOut';
      session: null;
      username: null;
      isConfirmed: true;
      profile: 'missing';
    }
  | {
      status: 'signedIn';
      session: Session;
      username: string | null;
      /** Whether the user has confirmed their email address. */
      isConfirmed: boolean;
      /** While `pending`, it is not known whether the user is an administrator. */
      profile: ProfileStatus;
    };

export type User = { uid: string; email: string; isConfirmed: boolean };
export type ProfileResult = { status: ProfileStatus; value: UserProfile | null };

export const PROFILE_PENDING: ProfileResult = { status: 'pending', value: null };

/** The state without a signed-in user. */
export function withoutUser(status: 'loading' | 'visitor' | 'signedOut'): SessionState {
  return { status, session: null, username: null, isConfirmed: true, profile: 'missing' };
}

/** Until Firebase Auth has reported the user. */
export const LOADING = withoutUser('loading');

/** The state of a signed-in user, from Firebase Auth and the document `users/{uid}`. */
export function signedIn(user: User, { status, value }: ProfileResult): SessionState {
  return {
    status: 'signedIn',
    // Without a readable document the user stays signed in, but is not an administrator.
    session: { uid: user.uid, email: user.email, isAdmin: value?.isAdmin ?? false },
    username: value?.username ?? null,
    isConfirmed: user.isConfirmed,
    profile: status,
  };
}

/** Keeps the identity of an equal session object, which remotes get as a prop. */
export function keepSession(previous: SessionState, next: SessionState): SessionState {
  const before = previous.session;
  if (!before || next.status !== 'signedIn') return next;
  const after = next.session;
  const isSame =
    before.uid === after.uid && before.email === after.email && before.isAdmin === after.isAdmin;
  return isSame ? { ...next, session: before } : next;
}

/** The state after Firebase Auth has reported a user, or null for none. */
export function nextUser(state: SessionState, user: User | null): SessionState {
  if (!user && state.session) return withoutUser('signedOut');
  if (!user) return state.status === 'loading' ? withoutUser('visitor') : state;
  const { uid, email, isConfirmed } = user;
  return state.status === 'signedIn' && state.session.uid === uid
    ? { ...state, session: { ...state.session, email }, isConfirmed }
    : signedIn(user, PROFILE_PENDING);
}

/** The state after the document of a user has been read, or could not be read. */
export function nextProfile(state: SessionState, uid: string, result: ProfileResult): SessionState {
  if (state.session?.uid !== uid) return state;
  return signedIn({ ...state.session, isConfirmed: state.isConfirmed }, result);
}

/** Whether the previous user has signed out or another user has signed in. */
export function isReplaced(previous: SessionState, next: SessionState): boolean {
  return previous.session !== null && previous.session.uid !== next.session?.uid;
}
