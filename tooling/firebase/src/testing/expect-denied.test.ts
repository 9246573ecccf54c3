import { describe, expect, it } from '@jest/globals';
import { FirebaseError } from 'firebase/app';
import { expectDenied, type Denial } from './expect-denied';
import { CLOSING, linesOfRule } from './rule-blocks';

const users: Denial = { rule: 'users', op: 'update' };
const inUsers = linesOfRule('users').first + 1;
const inLoans = linesOfRule('loans').first + 1;
const last = linesOfRule(CLOSING).first + 1;

function denied(message: string): Promise<never> {
  return Promise.reject(
    new FirebaseError('permission-denied', `7 PERMISSION_DENIED: \n${message}`),
  );
}

describe('expecting a denial', () => {
  it('is met by a false of the named block to the named operation', async () => {
    const first = `evaluation error at L${inUsers}:1 for 'update' @ L${inUsers}, false for 'create' @ L${last}`;
    await expectDenied(
      denied(`${first}, false for 'update' @ L${inUsers}, false for 'update' @ L${last}`),
      users,
    );
  });

  it.each([
    [
      'an expression that crashed',
      `Null value error. for 'update' @ L${inUsers}`,
      'Null value error.',
    ],
    [
      'a property that is not there',
      `Property x is undefined on object. for 'update' @ L${inUsers}`,
      'Property x',
    ],
    [
      'a limit of the engine',
      `Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached. for 'update' @ L${inUsers}`,
      'maximum of 1000',
    ],
    ['another operation', `false for 'create' @ L${inUsers}`, 'Denied elsewhere'],
    [
      'another block',
      `false for 'update' @ L${inLoans}, false for 'update' @ L${last}`,
      'Denied elsewhere',
    ],
    ['the closing block alone', `false for 'update' @ L${last}`, 'Denied elsewhere'],
  ])('is not met by %s', async (_, message, problem) => {
    await expect(expectDenied(denied(message), users)).rejects.toThrow(problem);
  });

  it('is not met by what is allowed, nor by another failure', async () => {
    await expect(expectDenied(Promise.resolve(), users)).rejects.toThrow('Allowed');
    await expect(expectDenied(Promise.reject(new Error('offline')), users)).rejects.toThrow(
      'offline',
    );
  });
});
