import { BankError, type BankErrorCode } from '@bank/domain';
import { describe, expect, test } from '@jest/globals';
import { explainReset } from './explain-reset';
import { explainSignIn } from './explain-sign-in';
import { explainSignUp } from './explain-sign-up';

type Row = [BankErrorCode, object];

describe('the login errors (specification, section 8)', () => {
  test.each<Row>([
    ['invalid-credential', { form: 'Invalid email or password' }],
    ['user-not-found', { fields: { email: 'No user found with this email' } }],
    ['wrong-password', { fields: { password: 'Incorrect password' } }],
    ['too-many-requests', { form: 'Login failed. Please try again.' }],
    ['network', { form: 'Login failed. Please try again.' }],
  ])('%s', (code, problem) => {
    expect(explainSignIn(new BankError(code))).toEqual(problem);
  });
});

describe('the sign-up errors (specification, section 8)', () => {
  test.each<Row>([
    ['email-already-in-use', { fields: { email: 'Email already in use' } }],
    ['weak-password', { fields: { password: 'Password is too weak' } }],
    ['permission-denied', { form: 'Account creation failed' }],
    ['network', { form: 'Account creation failed' }],
    [
      'invalid-email',
      {
        form: 'Account creation failed',
        fields: { email: 'This doesn’t look like an email address' },
      },
    ],
  ])('%s', (code, problem) => {
    expect(explainSignUp(new BankError(code))).toEqual(problem);
  });
});

describe('the reset errors (specification, section 8)', () => {
  test.each<Row>([
    ['user-not-found', { fields: { email: 'No user found with this email address' } }],
    ['invalid-email', { fields: { email: 'Invalid email address' } }],
    ['too-many-requests', { form: 'Too many requests. Please try again later.' }],
  ])('%s', (code, problem) => {
    expect(explainReset(new BankError(code))).toEqual(problem);
  });

  test('shows Firebase’s message for other errors', () => {
    const error = new BankError('network', { message: 'Firebase: no connection.' });
    expect(explainReset(error)).toEqual({ form: 'Firebase: no connection.' });
  });
});

test('handles a thrown value that is not an error', () => {
  expect(explainSignIn('odd')).toEqual({ form: 'Login failed. Please try again.' });
});
