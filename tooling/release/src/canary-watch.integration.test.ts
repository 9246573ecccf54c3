import { putDocuments } from '@bank/backend/emulators';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { abortFailingCanaries } from './canary-watch';
import { readLiveRemote } from './live-remote';
import { newBank, publishOne, type TestBank } from './bank.test-utils';
import { newBuild } from './builds.test-utils';

const LIMITS = { threshold: 20, least: 5 };
const HOUR_MS = 3_600_000;
let bank: TestBank;
let canary: string;

beforeEach(async () => {
  bank = await newBank();
  await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
  const two = await newBuild(bank.root, 'savings', 'two');
  canary = two.version.version;
  await publishOne(bank, two, 10);
});
afterEach(() => bank.close());

const report = (uid: string, minutesAgo = 0) => ({
  path: `reports/${uid}`,
  fields: {
    ...{ kind: 'failure', remote: 'savings', version: canary, role: 'canary', uid, value: 0 },
    ...{ detail: 'TypeError', at: new Date(Date.now() - minutesAgo * 60_000) },
  },
});
const judge = () => abortFailingCanaries(bank, LIMITS, new Date(Date.now() - HOUR_MS));
const put = (documents: ReturnType<typeof report>[]) => putDocuments(bank.database, documents);
const users = (count: number) => Array.from({ length: count }, (_, index) => `user-${index}`);

test('aborts a canary that fails for enough users, with the reason', async () => {
  await put(users(5).map((uid) => report(uid)));
  expect((await judge()).join()).toContain(`${canary} failed for 5 of 5 users`);
  expect((await readLiveRemote(bank, 'savings')).record?.canary).toBeNull();
  const [entry] = await bank.registry.readHistory('savings', 1);
  expect(entry).toMatchObject({ action: 'abort', why: expect.stringContaining('5 of 5 users') });
});

test('keeps a canary that failed for too few users or too long ago', async () => {
  await put([...users(4).map((uid) => report(uid)), report('late', 90)]);
  expect(await judge()).toEqual([]);
  expect((await readLiveRemote(bank, 'savings')).record?.canary).not.toBeNull();
});
