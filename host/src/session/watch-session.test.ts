import { aProfile } from '@bank/testing';
import { BankError, type UserProfile } from '@bank/domain';
import { expect, test } from '@jest/globals';
import type { SessionState } from './session-state';
import { watchSession, type SessionSources } from './watch-session';

const ADA = { uid: 'ada', email: 'ada@example.com' };
const BO = { uid: 'bo', email: 'bo@example.com' };

type Listener = {
  uid: string;
  onValue: (profile: UserProfile | null) => void;
  onError: (error: unknown) => void;
  ended: boolean;
};

/** Fakes of Firebase Auth and the database. */
function watched() {
  const states: SessionState[] = [];
  const profiles: Listener[] = [];
  const users: ((user: (typeof ADA & { isConfirmed: boolean }) | null) => void)[] = [];
  let userEnded = false;
  const sources: SessionSources = {
    watchUser(listener) {
      users.push(listener);
      return () => (userEnded = true);
    },
    watchProfile(uid, onValue, onError) {
      const listener = { uid, onValue, onError, ended: false };
      profiles.push(listener);
      return () => (listener.ended = true);
    },
  };
  const end = watchSession(sources, (state) => states.push(state));
  return {
    end,
    profiles,
    user: (user: typeof ADA | null, isConfirmed = true) =>
      users[0]?.(user && { ...user, isConfirmed }),
    newest: () => states.at(-1),
    count: () => states.length,
    userEnded: () => userEnded,
  };
}

test('reports nothing before Firebase Auth does, then a visitor', () => {
  const { user, newest } = watched();
  expect(newest()).toBeUndefined();
  user(null);
  expect(newest()).toMatchObject({ status: 'visitor', session: null });
});

test('reports a visitor only once', () => {
  const { user, count } = watched();
  user(null);
  user(null);
  expect(count()).toBe(1);
});

test('a user is a customer first, and an administrator once their document is read', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  expect(newest()).toMatchObject({ session: { ...ADA, isAdmin: false }, profile: 'pending' });
  profiles[0]?.onValue(aProfile({ isAdmin: true, username: 'Ada' }));
  expect(newest()).toMatchObject({
    session: { ...ADA, isAdmin: true },
    username: 'Ada',
    profile: 'present',
  });
});

test('a lost admin role takes effect immediately', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(aProfile({ isAdmin: true }));
  profiles[0]?.onValue(aProfile({ isAdmin: false }));
  expect(newest()).toMatchObject({ session: { isAdmin: false } });
});

test('a user without a document stays signed in, as during sign-up', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(null);
  expect(newest()).toMatchObject({ session: ADA, username: null, profile: 'missing' });
  profiles[0]?.onValue(aProfile());
  expect(newest()).toMatchObject({ session: ADA, profile: 'present' });
});

test('an administrator whose document cannot be read becomes a customer, not a visitor', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(aProfile({ isAdmin: true }));
  profiles[0]?.onError(new BankError('permission-denied'));
  expect(newest()).toMatchObject({ session: { ...ADA, isAdmin: false }, profile: 'failed' });
});

test('keeps the profile when the email address changes', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(aProfile({ username: 'Ada' }));
  user({ ...ADA, email: 'new@example.com' });
  expect(newest()).toMatchObject({ session: { email: 'new@example.com' }, username: 'Ada' });
  expect(profiles).toHaveLength(1);
});

test('reports a confirmed email address', () => {
  const { user, profiles, newest } = watched();
  user(ADA, false);
  profiles[0]?.onValue(aProfile());
  expect(newest()).toMatchObject({ isConfirmed: false, profile: 'present' });
  user(ADA, true);
  expect(newest()).toMatchObject({ isConfirmed: true, profile: 'present' });
  expect(profiles).toHaveLength(1);
});

test('drops the profile after sign-out, and ignores late values', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  user(null);
  profiles[0]?.onValue(aProfile({ isAdmin: true }));
  expect(newest()).toMatchObject({ status: 'signedOut', session: null, username: null });
  expect(profiles[0]?.ended).toBe(true);
});

test('starts a new subscription for the next user', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(aProfile({ isAdmin: true }));
  user(BO);
  expect(newest()).toMatchObject({ session: { ...BO, isAdmin: false }, profile: 'pending' });
  expect(profiles.map(({ uid, ended }) => ({ uid, ended }))).toEqual([
    { uid: 'ada', ended: true },
    { uid: 'bo', ended: false },
  ]);
});

test('unsubscribes from both sources', () => {
  const { user, profiles, end, count, userEnded } = watched();
  user(ADA);
  end();
  profiles[0]?.onValue(aProfile());
  expect(count()).toBe(1);
  expect(profiles[0]?.ended).toBe(true);
  expect(userEnded()).toBe(true);
});
