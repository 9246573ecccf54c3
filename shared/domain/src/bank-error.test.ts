import { describe, expect, test } from '@jest/globals';
import { BankError } from './bank-error';

describe('an error of the bank', () => {
  test('has its code for a message, or the text of whoever caused it', () => {
    const cause = new Error('Quota exceeded');
    expect(new BankError('conflict')).toMatchObject({ code: 'conflict', message: 'conflict' });
    expect(new BankError('unknown', { message: cause.message, cause })).toMatchObject({
      code: 'unknown',
      message: 'Quota exceeded',
      cause,
    });
  });

  test('is known as one where another bundle made it, and nothing else is', () => {
    const foreign = Object.assign(new Error('conflict'), { name: 'BankError', code: 'conflict' });
    expect(new BankError('conflict')).toBeInstanceOf(BankError);
    expect(foreign).toBeInstanceOf(BankError);
    expect(new Error('conflict')).not.toBeInstanceOf(BankError);
    expect({ name: 'BankError', code: 'conflict' }).not.toBeInstanceOf(BankError);
  });
});
