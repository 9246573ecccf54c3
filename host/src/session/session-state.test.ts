import { aProfile } from '@bank/testing';
import { expect, test } from '@jest/globals';
import {
  isReplaced,
  keepSession,
  LOADING,
  PROFILE_PENDING,
  signedIn,
  withoutUser,
  type SessionState,
} from './session-state';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };

function sessionOf(state: SessionState) {
  return state.session;
}

test('keeps the identity of an equal session object', () => {
  const before = signedIn(ADA, { status: 'pending', value: null });
  const after = signedIn(ADA, { status: 'present', value: aProfile({ username: 'Ada' }) });
  const kept = keepSession(before, after);
  expect(sessionOf(kept)).toBe(sessionOf(before));
  expect(kept).toMatchObject({ username: 'Ada', profile: 'present' });
});

test.each([
  ['role', signedIn(ADA, { status: 'present', value: aProfile({ isAdmin: true }) })],
  ['address', signedIn({ ...ADA, email: 'new@example.com' }, { status: 'pending', value: null })],
  ['person', signedIn({ ...ADA, uid: 'bo' }, { status: 'pending', value: null })],
  ['sign-out', withoutUser('signedOut')],
])('replaces a session with another %s', (_, after) => {
  const before = signedIn(ADA, { status: 'pending', value: null });
  expect(keepSession(before, after)).toBe(after);
});

test.each([
  ['signed out', withoutUser('signedOut'), true],
  ['another user', signedIn({ ...ADA, uid: 'bo' }, { status: 'pending', value: null }), true],
  ['same user', signedIn({ ...ADA, email: 'new@example.com' }, PROFILE_PENDING), false],
])('detects whether the user was replaced: %s', (_, after, expected) => {
  expect(isReplaced(signedIn(ADA, PROFILE_PENDING), after)).toBe(expected);
});

test('a visitor is never replaced', () => {
  expect(isReplaced(withoutUser('visitor'), signedIn(ADA, PROFILE_PENDING))).toBe(false);
  expect(isReplaced(LOADING, withoutUser('visitor'))).toBe(false);
});
