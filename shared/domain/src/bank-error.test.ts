import { describe, expect, test } from '@jest/globals';
import { BankError } from './bank-error';

describe('BankError', () => {
  test('uses the given message, or the code', () => {
    const cause = new Error('Quota exceeded');
    expect(new BankError('conflict')).toMatchObject({ code: 'conflict', message: 'conflict' });
    expect(new BankError('unknown', { message: cause.message, cause })).toMatchObject({
      code: 'unknown',
      message: 'Quota exceeded',
      cause,
    });
  });

  test('has a cause only if one is given', () => {
    expect('cause' in new BankError('conflict')).toBe(false);
    expect('cause' in new BankError('conflict', { cause: undefined })).toBe(true);
  });

  test('instanceof recognizes an error from another bundle, and nothing else', () => {
    const foreign = Object.assign(new Error('conflict'), { name: 'BankError', code: 'conflict' });
    expect(new BankError('conflict')).toBeInstanceOf(BankError);
    expect(foreign).toBeInstanceOf(BankError);
    expect(new Error('conflict')).not.toBeInstanceOf(BankError);
    const firebaseError = Object.assign(new Error('conflict'), { code: 'conflict' });
    expect(firebaseError).not.toBeInstanceOf(BankError);
    const withoutCode = Object.assign(new Error('conflict'), { name: 'BankError' });
    expect(withoutCode).not.toBeInstanceOf(BankError);
    expect({ name: 'BankError', code: 'conflict' }).not.toBeInstanceOf(BankError);
  });
});
