import { describe, expect, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { FirebaseError } from 'firebase/app';
import { toBankError } from './errors';

describe('toBankError', () => {
  test.each([
    ['auth/email-already-in-use', 'email-already-in-use'],
    ['auth/weak-password', 'weak-password'],
    ['auth/invalid-credential', 'invalid-credential'],
    ['auth/user-not-found', 'user-not-found'],
    ['auth/wrong-password', 'wrong-password'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/user-disabled', 'user-disabled'],
    ['auth/requires-recent-login', 'requires-recent-login'],
    ['auth/user-token-expired', 'user-token-expired'],
    ['auth/network-request-failed', 'network'],
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'network'],
    ['aborted', 'conflict'],
    ['storage/unauthorized', 'upload-refused'],
    ['auth/something-new', 'unknown'],
    ['constructor', 'unknown'],
  ])('maps %s to %s', (code, expected) => {
    const cause = new FirebaseError(code, 'What the provider says');
    const error = toBankError(cause);
    expect(error).toBeInstanceOf(BankError);
    expect(error).toMatchObject({ code: expected, message: 'What the provider says', cause });
  });

  test('maps other errors to unknown', () => {
    expect(toBankError(new TypeError('x is not a function'))).toMatchObject({ code: 'unknown' });
    expect(toBankError('text')).toMatchObject({ code: 'unknown', cause: 'text' });
  });

  test('returns a BankError unchanged, also from another copy of the class', () => {
    const own = new BankError('conflict');
    expect(toBankError(own)).toBe(own);
    const foreign = Object.assign(new Error('level-too-low'), {
      name: 'BankError',
      code: 'level-too-low',
    });
    expect(toBankError(foreign)).toBe(foreign);
  });
});
