import { putDocuments } from '@bank/backend/emulators';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { abortFailingCanaries } from './canary-watch';
import { readLiveRemote } from './live-remote';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, publishOne } from './builds.test-utils';

const LIMITS = { threshold: 20, least: 5 };
const HOUR_MS = 3_600_000;
let bank: TestBank;
let live: string;
let canary: string;

beforeEach(async () => {
  bank = await newBank();
  const one = await newBuild(bank.root, 'savings', 'one');
  live = one.version.version;
  await publishOne(bank, one);
  const two = await newBuild(bank.root, 'savings', 'two');
  canary = two.version.version;
  await publishOne(bank, two, 10);
});
afterEach(() => bank.close());

const report = (uid: string, minutesAgo = 0, version = canary) => ({
  path: `reports/${uid}`,
  fields: {
    ...{ kind: 'failure', remote: 'savings', version, role: 'canary', uid, value: 0 },
    ...{ detail: 'TypeError', at: new Date(Date.now() - minutesAgo * 60_000) },
  },
});
const judge = () => abortFailingCanaries(bank, LIMITS, new Date(Date.now() - HOUR_MS));
const put = (documents: ReturnType<typeof report>[]) => putDocuments(bank.database, documents);
const users = (count: number) => Array.from({ length: count }, (_, index) => `user-${index}`);

test('aborts a canary that fails for enough users, with the reason, and keeps the live version', async () => {
  await put(users(5).map((uid) => report(uid)));
  expect((await judge()).join()).toContain(`${canary} failed for 5 of 5 users`);
  const { record } = await readLiveRemote(bank, 'savings');
  expect(record).toMatchObject({ live: { version: live }, canary: null });
  const [entry] = await bank.registry.readHistory('savings', 1);
  expect(entry).toMatchObject({ action: 'abort', why: expect.stringContaining('5 of 5 users') });
});

test('changes nothing if only the live version fails', async () => {
  await put(users(20).map((uid) => report(uid, 0, live)));
  expect(await judge()).toEqual([]);
  const { record } = await readLiveRemote(bank, 'savings');
  expect(record).toMatchObject({
    live: { version: live },
    canary: { version: { version: canary } },
  });
});

test('keeps a canary that failed for too few users or too long ago', async () => {
  await put([...users(4).map((uid) => report(uid)), report('late', 90)]);
  expect(await judge()).toEqual([]);
  expect((await readLiveRemote(bank, 'savings')).record?.canary).not.toBeNull();
});
