import { newTestKey } from '@bank/testing/signing';
import { expect, test } from '@jest/globals';
import { revokedKeys } from './revoked-keys';

test('returns the keys of the page, of this browser and of the index, and no others', async () => {
  const root = await newTestKey();
  const source = {
    registry: {
      ...{ url: 'https://db.example/documents', floor: 0, revokedKeys: ['page'] },
      rootKeys: [root.publicKey],
    },
    firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
  };
  const listOf = async (revision: number, keys: string[]) =>
    JSON.stringify(await root.sign({ document: 'revocations', revision, keys }));
  expect(await revokedKeys(source, undefined)).toEqual(['page']);
  expect(await revokedKeys(source, await listOf(1, ['one']))).toEqual(['page', 'one']);
  expect(await revokedKeys(source, undefined)).toEqual(['page', 'one']);
  expect(await revokedKeys(source, await listOf(2, ['one', 'two']))).toEqual([
    ...['page', 'one', 'one', 'two'],
  ]);
  expect(await revokedKeys(source, undefined)).toEqual(['page', 'one', 'two']);
});
