import { aProfile } from '@bank/testing';
import { expect, test } from '@jest/globals';
import {
  isReplaced,
  keepSession,
  NOT_TOLD,
  signedIn,
  visitor,
  type SessionState,
} from './session-state';

const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };

function sessionOf(state: SessionState) {
  return state.status === 'ready' ? state.session : undefined;
}

test('a session that says the same stays the same object: remotes get it as a prop', () => {
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
])('a session that differs by %s replaces it', (_, after) => {
  const before = signedIn(ADA, { status: 'pending', value: null });
  expect(keepSession(before, after)).toBe(after);
});

test.each([
  ['nobody is there now', visitor(true), true],
  ['somebody else is', signedIn({ ...ADA, uid: 'bo' }, { status: 'pending', value: null }), true],
  ['the same person is', signedIn({ ...ADA, email: 'new@example.com' }, NOT_TOLD), false],
])('whether a person is replaced: %s', (_, after, expected) => {
  expect(isReplaced(signedIn(ADA, NOT_TOLD), after)).toBe(expected);
});

test('a visitor is replaced by nobody', () => {
  expect(isReplaced(visitor(false), signedIn(ADA, NOT_TOLD))).toBe(false);
  expect(isReplaced({ status: 'loading' }, visitor(false))).toBe(false);
});
