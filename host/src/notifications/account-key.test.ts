import { expect, test } from '@jest/globals';
import { accountKey } from './account-key';

test('is the same for an account, another for each account, and does not reveal the uid', async () => {
  const keys = await Promise.all(['uid-of-ada', 'uid-of-ada', 'uid-of-bo'].map(accountKey));
  expect(keys[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
