import { verifyRevocations } from '@bank/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newBuild, note, publishOne } from './builds.test-utils';
import { type MemoryBank, newMemoryBank, withKey } from './memory-bank.test-utils';
import { renew } from './promote-and-rollback';
import { revoke, signingKeyOf } from './revoke';
import { createKey } from './signing-key';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
});
afterEach(() => rm(bank.root, { recursive: true }));

const revoked = async () => {
  const list = await verifyRevocations(bank.stored.index?.revoked ?? '', bank.keys.rootKeys);
  return list.ok ? list.value : null;
};

test('revokes a key that signs no live record, and keeps the earlier ones', async () => {
  const old = bank.keys.signer().team;
  await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
  await publishOne(bank, await newBuild(bank.root, 'loans', 'one'));
  const { root } = bank.keys;
  await revoke(bank, root, 'lost');
  expect(await revoked()).toMatchObject({ revision: 1, keys: ['lost'] });
  await expect(revoke(bank, root, old.publicKey)).rejects.toMatchObject({
    message: 'The live releases of savings, loans are signed with that key.',
    remedy: expect.stringContaining('renew savings loans'),
  });
  const next = withKey(bank, await createKey(join(bank.root, 'next.pem')));
  await renew(next, ['savings', 'loans'], note());
  const { revision = 0, remotes } = bank.stored.index ?? {};
  await revoke(next, root, old.publicKey);
  expect(await revoked()).toMatchObject({ revision: 2, keys: ['lost', old.publicKey] });
  expect(bank.stored.index).toMatchObject({ remotes, changed: [] });
  expect(bank.stored.index?.revision).toBe(revision + 1);
  await expect(publishOne(bank, await newBuild(bank.root, 'savings', 'two'))).rejects.toThrow(
    'its key was revoked',
  );
});

test('there is nothing to revoke before the first release', async () => {
  await expect(revoke(bank, bank.keys.root, 'lost')).rejects.toThrow('Nothing is live.');
  expect(await signingKeyOf(bank, 'savings')).toBeNull();
});
