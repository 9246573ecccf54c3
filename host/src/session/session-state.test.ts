import { aProfile } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { keepSession, signedIn, visitor, type SessionState } from './session-state';

const ADA = { uid: 'ada', email: 'ada@example.com' };

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
