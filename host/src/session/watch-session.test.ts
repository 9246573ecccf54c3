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

/** The sign-in provider and the database, played by the test. */
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

test('tells nothing before the provider does, then of a visitor', () => {
  const { user, newest } = watched();
  expect(newest()).toBeUndefined();
  user(null);
  expect(newest()).toMatchObject({ status: 'ready', session: null, hasLeft: false });
});

test('a person is a customer at once, and an administrator when their document says so', () => {
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

test('a demotion holds at once', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(aProfile({ isAdmin: true }));
  profiles[0]?.onValue(aProfile({ isAdmin: false }));
  expect(newest()).toMatchObject({ session: { isAdmin: false } });
});

test('without a document the person stays signed in, as during sign-up', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(null);
  expect(newest()).toMatchObject({ session: ADA, username: null, profile: 'missing' });
  profiles[0]?.onValue(aProfile());
  expect(newest()).toMatchObject({ session: ADA, profile: 'present' });
});

test('a document that cannot be read makes an administrator a customer, not a visitor', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(aProfile({ isAdmin: true }));
  profiles[0]?.onError(new BankError('permission-denied'));
  expect(newest()).toMatchObject({ session: { ...ADA, isAdmin: false }, profile: 'failed' });
});

test('a new address keeps what is known of the person', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  profiles[0]?.onValue(aProfile({ username: 'Ada' }));
  user({ ...ADA, email: 'new@example.com' });
  expect(newest()).toMatchObject({ session: { email: 'new@example.com' }, username: 'Ada' });
  expect(profiles).toHaveLength(1);
});

test('tells at once when the person has confirmed their address', () => {
  const { user, profiles, newest } = watched();
  user(ADA, false);
  profiles[0]?.onValue(aProfile());
  expect(newest()).toMatchObject({ isConfirmed: false, profile: 'present' });
  user(ADA, true);
  expect(newest()).toMatchObject({ isConfirmed: true, profile: 'present' });
  expect(profiles).toHaveLength(1);
});

test('after signing out nothing of the person is left, not even a late answer', () => {
  const { user, profiles, newest } = watched();
  user(ADA);
  user(null);
  profiles[0]?.onValue(aProfile({ isAdmin: true }));
  expect(newest()).toMatchObject({ session: null, username: null, hasLeft: true });
  expect(profiles[0]?.ended).toBe(true);
});

test('the next person begins anew', () => {
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

test('ending it ends both listeners', () => {
  const { user, profiles, end, count, userEnded } = watched();
  user(ADA);
  end();
  profiles[0]?.onValue(aProfile());
  expect(count()).toBe(1);
  expect(profiles[0]?.ended).toBe(true);
  expect(userEnded()).toBe(true);
});
