import type { ReleaseRecord, ReleaseVersion, RemoteOutline } from '@bank/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { placeOf } from './canary';
import { siteEntry } from './site-entry';

function version(name: string): ReleaseVersion {
  const entry = `https://transfer.example/${name}/remoteEntry.js`;
  return { version: name, entry, integrity: null, files: null, contract: '^1.0.0' };
}

const outline = (name: string): RemoteOutline => ({
  name: 'transfer',
  title: `Transfer ${name}`,
  kind: 'primary',
  routes: [{ path: '/Withdrawal', title: 'Transfer', access: 'customer' }],
  menu: [],
});

function recordOf(share: number | null): ReleaseRecord {
  const canary = share === null ? null : { version: version('v3'), share };
  return {
    ...{ document: 'release', name: 'transfer', revision: 7, expires: '2100-01-01T00:00:00Z' },
    ...{ live: version('v2'), previous: version('v1'), canary },
  };
}

/** From an index entry and the release record that it names. */
function entryOf(share: number | null) {
  const record = recordOf(share);
  const canary = share === null ? null : { version: 'v3', share, outline: outline('v3') };
  return siteEntry({ outline: outline('v2'), at: 7, canary }, () => Promise.resolve(record));
}

const place = placeOf('transfer here');
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bank.canary.browser', 'here');
});

describe('siteEntry', () => {
  test('tries what is live, and then what was good before it', async () => {
    const entry = entryOf(null);
    const candidates = await entry.versions.get();
    expect(candidates.map(({ version, role }) => `${version} ${role}`)).toEqual([
      'v2 live',
      'v1 previous',
    ]);
    expect(entry.remote.title).toBe('Transfer v2');
  });

  test('tries the canary first in a browser of its share, with its menu and routes', async () => {
    const entry = entryOf(place + 1);
    const roles = (await entry.versions.get()).map(({ role }) => role);
    expect(roles).toEqual(['canary', 'live', 'previous']);
    expect(entry.remote.title).toBe('Transfer v3');
    const others = await entryOf(place - 1).versions.get();
    expect(others.map(({ role }) => role)).not.toContain('canary');
  });

  test('reads the record when it is needed, once, and retries after a failure', async () => {
    const answers = [
      () => Promise.reject(new Error('down')),
      () => Promise.resolve(recordOf(null)),
    ];
    const asked: unknown[] = [];
    const { versions } = siteEntry({ outline: outline('v2'), at: 7, canary: null }, (of) => {
      asked.push(of);
      return (answers.shift() ?? (() => Promise.reject(new Error('once too often'))))();
    });
    expect(versions.now()).toBeNull();
    expect(asked).toEqual([]);
    await expect(versions.get()).rejects.toThrow('down');
    const [one, two] = await Promise.all([versions.get(), versions.get()]);
    expect(two).toBe(one);
    expect(await versions.get()).toBe(one);
    expect(versions.now()).toBe(one);
    expect(asked).toEqual([
      { name: 'transfer', at: 7 },
      { name: 'transfer', at: 7 },
    ]);
  });
});
