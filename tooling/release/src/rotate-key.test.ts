import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newBuild } from './builds.test-utils';
import { readLiveRemote } from './live-remote';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';
import { publish } from './publish';
import { signingKeyOf } from './revoke';
import { rotateKey } from './rotate-key';
import { readKeyFile, type SigningKey } from './signing-key';

const until = '2100-01-01T00:00:00.000Z';
const note = { why: 'because', at: new Date() };

let folder: string;
let bank: MemoryBank;
let root: SigningKey;
const rotate = (file: string, remotes: string[], isRevoked = false, by = root) =>
  rotateKey(bank, by, { file: join(folder, file), remotes, until, note, isRevoked });
const keyIn = async (file: string) => (await readKeyFile(join(folder, file))).publicKey;
const revoked = () =>
  JSON.parse(bank.stored.index?.revoked ?? '{"signed":"{}"}') as { signed: string };

beforeEach(async () => {
  bank = await newMemoryBank();
  folder = bank.root;
  root = bank.keys.root;
  for (const name of ['savings', 'loans']) {
    await publish(bank, new Map(), [await newBuild(folder, name, 'one')], note);
  }
});
afterEach(() => rm(folder, { recursive: true }));

it('signs the live records of the given remotes again with a new key', async () => {
  const old = bank.keys.signer().team.publicKey;
  const before = (await readLiveRemote(bank, 'savings')).record;
  const rotation = await rotate('next.pem', ['savings']);
  const publicKey = await keyIn('next.pem');
  expect(rotation).toMatchObject({ publicKey, renewed: ['savings'], replaced: [old] });
  expect(await signingKeyOf(bank, 'savings')).toBe(publicKey);
  expect(await signingKeyOf(bank, 'loans')).toBe(old);
  expect((await readLiveRemote(bank, 'savings')).record?.live).toEqual(before?.live);
  expect(bank.stored.index?.revoked).toBeUndefined();
});

it('revokes every replaced key if that is asked for', async () => {
  const old = bank.keys.signer().team.publicKey;
  await rotate('next.pem', ['savings']);
  await rotate('last.pem', ['*'], true);
  const keys = [await signingKeyOf(bank, 'savings'), await signingKeyOf(bank, 'loans')];
  expect(keys).toEqual([await keyIn('last.pem'), await keyIn('last.pem')]);
  expect(revoked().signed).toContain(old);
  expect(revoked().signed).toContain(await keyIn('next.pem'));
});

it('creates no key if the replaced one signs another remote and would be revoked', async () => {
  await expect(rotate('next.pem', ['savings'], true)).rejects.toThrow('The key also signs loans');
  expect(await readdir(folder)).not.toContain('next.pem');
});

it('creates no key if the pages do not trust the root key', async () => {
  const stranger = bank.keys.signer().team;
  await expect(rotate('next.pem', ['*'], false, stranger)).rejects.toThrow('do not trust');
  expect(await readdir(folder)).not.toContain('next.pem');
});
