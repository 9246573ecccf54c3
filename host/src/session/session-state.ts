import type { Session } from '@bank/contracts';
import type { UserProfile } from '@bank/domain';

/** What is known of `users/{uid}`: not yet told, there, not there, or not to be had. */
type ProfileStatus = 'pending' | 'present' | 'missing' | 'failed';

export type SessionState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** `null` for a visitor. */
      session: Session | null;
      username: string | null;
      /** Whether the person has confirmed their address; a visitor has none to confirm. */
      isConfirmed: boolean;
      /** While `pending`, whether the person is an administrator is not known yet. */
      profile: ProfileStatus;
      /** Somebody was signed in on this page and left: the next person is not led to where they were. */
      hasLeft: boolean;
    };

type User = { uid: string; email: string; isConfirmed: boolean };
export type ProfileAnswer = { status: ProfileStatus; value: UserProfile | null };

export const NOT_TOLD: ProfileAnswer = { status: 'pending', value: null };

/** Who is signed in, from the sign-in provider's user and the bank's own document of them. */
export function signedIn(user: User, { status, value }: ProfileAnswer): SessionState {
  return {
    status: 'ready',
    // A document that is missing or unreadable makes nobody an administrator, and nobody a visitor.
    session: { uid: user.uid, email: user.email, isAdmin: value?.isAdmin ?? false },
    username: value?.username ?? null,
    isConfirmed: user.isConfirmed,
    profile: status,
    hasLeft: false,
  };
}

export function visitor(hasLeft: boolean): SessionState {
  return {
    status: 'ready',
    session: null,
    username: null,
    isConfirmed: true,
    profile: 'missing',
    hasLeft,
  };
}

/** The newer state, with the older one's session where that says the same: remotes get it as a prop. */
export function keepSession(older: SessionState, newer: SessionState): SessionState {
  const before = older.status === 'ready' ? older.session : null;
  const after = newer.status === 'ready' ? newer.session : null;
  if (newer.status !== 'ready' || !before || !after) return newer;
  const isSame =
    before.uid === after.uid && before.email === after.email && before.isAdmin === after.isAdmin;
  return isSame ? { ...newer, session: before } : newer;
}

/** Whether the person of the older state has gone: nobody is signed in now, or somebody else. */
export function isReplaced(older: SessionState, newer: SessionState): boolean {
  if (older.status !== 'ready' || newer.status !== 'ready' || !older.session) return false;
  return older.session.uid !== newer.session?.uid;
}
