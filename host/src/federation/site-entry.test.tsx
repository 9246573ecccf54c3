import type { ReleaseRecord, ReleaseVersion, RemoteSummary } from '@bank/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { bucketOf } from './canary';
import { siteEntry } from './site-entry';

function version(name: string): ReleaseVersion {
  const entry = `https://transfer.example/${name}/remoteEntry.js`;
  return { version: name, entry, integrity: null, files: null, contract: '^1.0.0' };
}

const summary = (name: string): RemoteSummary => ({
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

/** An entry from an index entry and the release record that it names. */
function entryOf(share: number | null) {
  const record = recordOf(share);
  const canary = share === null ? null : { version: 'v3', share, summary: summary('v3') };
  return siteEntry({ summary: summary('v2'), revision: 7, canary }, () => Promise.resolve(record));
}

const bucket = bucketOf('transfer here');
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('bank.canary.browser', 'here');
});

describe('siteEntry', () => {
  test('the fallback order is the live version, then the previous one', async () => {
    const entry = entryOf(null);
    const versions = await entry.loader.load();
    expect(versions.map(({ version, role }) => `${version} ${role}`)).toEqual([
      'v2 live',
      'v1 previous',
    ]);
    expect(entry.remote.title).toBe('Transfer v2');
  });

  test('a browser in the canary tries it first, with its menu and routes', async () => {
    const entry = entryOf(bucket + 1);
    const roles = (await entry.loader.load()).map(({ role }) => role);
    expect(roles).toEqual(['canary', 'live', 'previous']);
    expect(entry.remote.title).toBe('Transfer v3');
    const others = await entryOf(bucket - 1).loader.load();
    expect(others.map(({ role }) => role)).not.toContain('canary');
  });

  test('reads the record lazily and once, and retries after a failure', async () => {
    const answers = [
      () => Promise.reject(new Error('down')),
      () => Promise.resolve(recordOf(null)),
    ];
    const requests: unknown[] = [];
    const { loader } = siteEntry({ summary: summary('v2'), revision: 7, canary: null }, (ref) => {
      requests.push(ref);
      return (answers.shift() ?? (() => Promise.reject(new Error('once too often'))))();
    });
    expect(loader.current()).toBeNull();
    expect(requests).toEqual([]);
    await expect(loader.load()).rejects.toThrow('down');
    const [one, two] = await Promise.all([loader.load(), loader.load()]);
    expect(two).toBe(one);
    expect(await loader.load()).toBe(one);
    expect(loader.current()).toBe(one);
    expect(requests).toEqual([
      { name: 'transfer', revision: 7 },
      { name: 'transfer', revision: 7 },
    ]);
  });
});
