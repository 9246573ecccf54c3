import { putDocuments } from '@bank/backend/emulators';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, publishOne } from './builds.test-utils';
import { openRegistry, type RegistryConnection, type RegistryStore } from './registry-store';

const HOUR = 3_600_000;

let bank: TestBank;
const opened: RegistryStore[] = [];

function open(changes: Partial<RegistryConnection> = {}): RegistryStore {
  const registry = openRegistry({ ...bank.connection, ...changes });
  opened.push(registry);
  return registry;
}

beforeEach(async () => {
  bank = await newBank();
});
afterEach(async () => {
  for (const registry of opened.splice(0)) await registry.close();
  await bank.close();
});

describe('sign-in', () => {
  it('explains that the release account could not sign in', async () => {
    const account = () => ({ email: 'unknown@fernhill.example', password: 'wrong-password' });
    await expect(open({ account }).readHistory('savings', 1)).rejects.toMatchObject({
      message: expect.stringContaining('The release account could not sign in (auth/'),
      remedy: 'Check RELEASE_EMAIL and RELEASE_PASSWORD.',
    });
  });

  it('lasts for an hour, after which the account signs in again', async () => {
    const account = jest.fn(bank.connection.account);
    const registry = open({ account });
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await registry.readHistory('savings', 1);
    clock.mockReturnValue(now + HOUR);
    await registry.readHistory('savings', 1);
    expect(account).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(now + HOUR + 1);
    await registry.readHistory('savings', 1);
    expect(account).toHaveBeenCalledTimes(2);
  });
});

it('reads the history of one remote, or of all', async () => {
  await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
  await publishOne(bank, await newBuild(bank.root, 'cards', 'one'));
  const remotesIn = async (name?: string) =>
    (await bank.registry.readHistory(name, 10)).map(({ remote }) => remote);
  expect(await remotesIn('savings')).toEqual(['savings']);
  expect(await remotesIn()).toEqual(['cards', 'savings']);
});

describe('update', () => {
  const stopped = new Error('stopped');

  it('passes on the records that exist', async () => {
    await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
    let found: string[] = [];
    const update = bank.registry.update(['savings', 'cards'], ({ releases }) => {
      found = [...releases.keys()];
      return Promise.reject(stopped);
    });
    await expect(update).rejects.toBe(stopped);
    expect(found).toEqual(['savings']);
  });

  it('is not repeated after an error of its own, also if the index has changed meanwhile', async () => {
    await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
    const change = jest.fn(async () => {
      const { revision } = (await bank.registry.readIndex()) ?? { revision: 0 };
      if (change.mock.calls.length === 1) {
        await putDocuments(bank.database, [
          { path: 'registry/index', fields: { revision: revision + 1 } },
        ]);
      }
      throw stopped;
    });
    await expect(open().update(['savings'], change)).rejects.toBe(stopped);
    expect(change).toHaveBeenCalledTimes(1);
  });
});
