import { aProfile } from '@bank/testing';
import { expect, test } from '@jest/globals';
import {
  isReplaced,
  keepSession,
  PROFILE_PENDING,
  signedIn,
  visitor,
  type SessionState,
} from './session-state';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };

function sessionOf(state: SessionState) {
  return state.status === 'ready' ? state.session : undefined;
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
  ['sign-out', visitor(true)],
])('replaces a session with another %s', (_, after) => {
  const before = signedIn(ADA, { status: 'pending', value: null });
  expect(keepSession(before, after)).toBe(after);
});

test.each([
  ['signed out', visitor(true), true],
  ['another user', signedIn({ ...ADA, uid: 'bo' }, { status: 'pending', value: null }), true],
  ['same user', signedIn({ ...ADA, email: 'new@example.com' }, PROFILE_PENDING), false],
])('detects whether the user was replaced: %s', (_, after, expected) => {
  expect(isReplaced(signedIn(ADA, PROFILE_PENDING), after)).toBe(expected);
});

test('a visitor is never replaced', () => {
  expect(isReplaced(visitor(false), signedIn(ADA, PROFILE_PENDING))).toBe(false);
  expect(isReplaced({ status: 'loading' }, visitor(false))).toBe(false);
});
