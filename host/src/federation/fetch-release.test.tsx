import { waitFor } from '@bank/testing';
import { newTestKey, signRelease, type TestKey } from '@bank/testing/signing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchRelease } from './fetch-release';
import { startReports } from './report-error';

const version = (name: string) => ({
  version: name,
  entry: `https://savings.example/${name}/remoteEntry.js`,
  integrity: `sha384-${'x'.repeat(64)}`,
  files: `sha384-${'y'.repeat(64)}`,
  contract: '^1.0.0',
});
const record = (revision: number, live: string, expires = '2100-01-01T00:00:00.000Z') => ({
  ...{ document: 'release', name: 'savings', revision, expires, live: version(live) },
  ...{ previous: null, canary: null },
});

const DOCUMENT = '/documents/releases/savings';
const SNAPSHOT = '/registry/releases/savings.json';
const PAST = '2020-01-01T00:00:00.000Z';
/** The text of each file by path; others return 404. */
const files = new Map<string, string>();
let root: TestKey;
let team: TestKey;
let stranger: TestKey;
let requested: string[];
const warnings = jest.fn<(...args: unknown[]) => void>();

function documentOf(fields: Record<string, string>): string {
  const encoded = Object.entries(fields).map(([key, stringValue]) => [key, { stringValue }]);
  return JSON.stringify({ fields: Object.fromEntries(encoded) as unknown });
}
const put = async (value: object, delegation = {}) =>
  files.set(DOCUMENT, documentOf(await signRelease(value, { root, team }, delegation)));
const putSnapshot = async (value: object) =>
  files.set(SNAPSHOT, JSON.stringify(await signRelease(value, { root, team })));

const fetchSavings = (
  revision: number,
  more: { revoked?: string; revokedKeys?: string[] } = {},
  signal = new AbortController().signal,
) => {
  const { revokedKeys = [], ...ref } = more;
  const registry = {
    ...{ url: 'https://db.example/documents', floor: 100, revokedKeys },
    rootKeys: [root.publicKey],
  };
  const firebase = { apiKey: 'key', projectId: 'p', storageBucket: 'b' };
  const source = { registry, firebase };
  return fetchRelease({ name: 'savings', revision, ...ref }, source, signal);
};
const liveOf = async (revision: number, more?: Parameters<typeof fetchSavings>[1]) =>
  (await fetchSavings(revision, more)).live.version;
const reports = () => warnings.mock.calls.map((words) => words.join(' ')).join('\n');

beforeAll(async () => {
  [root, team, stranger] = await Promise.all([newTestKey(), newTestKey(), newTestKey()]);
});
beforeEach(async () => {
  warnings.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(warnings);
  localStorage.clear();
  files.clear();
  requested = [];
  globalThis.fetch = (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const { pathname } = new URL(address, 'https://bank.example');
    requested.push(pathname);
    const text = files.get(pathname);
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };
  await put(record(7, 'seven'));
});

describe('fetchRelease', () => {
  const revocations = async (revision: number, keys: string[]) =>
    JSON.stringify(await root.sign({ document: 'revocations', revision, keys }));

  test('reads the record that the index names, and caches it', async () => {
    expect(await liveOf(7)).toBe('seven');
    expect(await liveOf(7)).toBe('seven');
    expect(requested).toEqual([DOCUMENT, SNAPSHOT]);
  });

  test('fetches the record again when the index names another revision', async () => {
    await fetchSavings(7);
    await put(record(8, 'eight'));
    expect(await liveOf(8)).toBe('eight');
  });

  test('ignores a cached record that was edited', async () => {
    await fetchSavings(7);
    const text = localStorage.getItem('bank.release.savings') ?? '';
    localStorage.setItem('bank.release.savings', text.replace('seven', 'evil'));
    expect(await liveOf(7)).toBe('seven');
    expect(requested.filter((path) => path === DOCUMENT)).toHaveLength(2);
  });

  test('fetches the record again when the cached one has expired', async () => {
    const expired = await signRelease(record(7, 'old', PAST), { root, team });
    localStorage.setItem('bank.release.savings', JSON.stringify(expired));
    expect(await liveOf(7)).toBe('seven');
    expect(requested).toContain(DOCUMENT);
  });

  test('does not cache an expired record or a refused one', async () => {
    await put(record(8, 'eight', PAST));
    await fetchSavings(8);
    await put(record(9, 'evil'), { remotes: ['loans'] });
    await expect(fetchSavings(9)).rejects.toThrow('no release record');
    expect(localStorage.getItem('bank.release.savings')).toBeNull();
  });

  test('rejects without a report when the page ends the request', async () => {
    await putSnapshot(record(6, 'six'));
    files.delete(DOCUMENT);
    const controller = new AbortController();
    controller.abort();
    await expect(fetchSavings(7, {}, controller.signal)).rejects.toThrow('404');
    expect(warnings).not.toHaveBeenCalled();
  });

  test.each([
    ['is missing', () => Promise.resolve(files.delete(DOCUMENT)), '404'],
    [
      'was changed after it was signed',
      () =>
        Promise.resolve(
          files.set(DOCUMENT, (files.get(DOCUMENT) ?? '').replaceAll('seven', 'evil')),
        ),
      'not signed by a trusted key',
    ],
    [
      'is forged: its key is not delegated by the root key',
      async () => {
        const forged = await signRelease(record(9, 'evil'), { root: stranger, team: stranger });
        files.set(DOCUMENT, documentOf(forged));
      },
      'its key',
    ],
    [
      'is foreign: its key is delegated for other remotes',
      () => put(record(9, 'evil'), { remotes: ['loans'] }),
      'may not sign releases of savings',
    ],
    ['is another remote’s', () => put({ ...record(9, 'evil'), name: 'loans' }), 'of loans'],
  ])('falls back to the snapshot, and reports, when the record %s', async (_, change, reason) => {
    await putSnapshot(record(6, 'six'));
    await change();
    expect(await liveOf(9)).toBe('six');
    expect(reports()).toContain(reason);
  });

  test('reads the snapshot after all when a newer record than the page cannot be read', async () => {
    await putSnapshot(record(6, 'six'));
    files.delete(DOCUMENT);
    expect(await liveOf(102)).toBe('six');
  });

  test('reports a refused record, and an expired one with its version', async () => {
    const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    const stop = startReports({ reportUrl: 'https://reports.example/' });
    await putSnapshot(record(6, 'six', PAST));
    files.delete(DOCUMENT);
    await fetchSavings(9);
    await waitFor(() => expect(beacon).toHaveBeenCalledTimes(2));
    stop();
    const sent = beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);
    expect(sent).toMatchObject([
      { remote: 'savings', version: 'at-9', role: 'record' },
      { remote: 'savings', version: 'six', role: 'expired' },
    ]);
  });

  test('prefers the cached record to an older snapshot', async () => {
    await fetchSavings(7);
    await putSnapshot(record(6, 'six'));
    files.delete(DOCUMENT);
    expect(await liveOf(9)).toBe('seven');
  });

  test('prefers a newer snapshot to the cached record', async () => {
    await put(record(5, 'five'));
    await fetchSavings(5);
    await putSnapshot(record(6, 'six'));
    files.delete(DOCUMENT);
    expect(await liveOf(9)).toBe('six');
    expect(reports()).not.toContain('has expired');
  });

  test('uses and reports an expired snapshot if there is nothing else', async () => {
    await putSnapshot(record(6, 'six', PAST));
    files.delete(DOCUMENT);
    expect(await liveOf(9)).toBe('six');
    expect(reports()).toContain('has expired');
  });

  test('of expired records uses the newest', async () => {
    const expired = await signRelease(record(6, 'six', PAST), { root, team });
    localStorage.setItem('bank.release.savings', JSON.stringify(expired));
    await putSnapshot(record(7, 'seven', PAST));
    await put(record(8, 'eight', PAST));
    expect(await liveOf(8)).toBe('eight');
  });

  test('refuses a replayed record: older than the one this browser accepted before a reload', async () => {
    await fetchSavings(7);
    await put(record(5, 'five'));
    expect(await liveOf(5)).toBe('seven');
    expect(reports()).toContain('revision 5 is older than 7');
  });

  test('refuses a replayed record at a first visit: older than the deployed snapshot', async () => {
    await putSnapshot(record(6, 'six'));
    await put(record(5, 'five'));
    expect(await liveOf(5)).toBe('six');
    expect(reports()).toContain('revision 5 is older than 6');
  });

  test('refuses a replayed record that is older than the revision in the index', async () => {
    await put(record(101, 'new'));
    await expect(fetchSavings(102)).rejects.toThrow('no release record');
    expect(reports()).toContain('revision 101 is older than 102');
  });

  test('does not read the snapshot for a release that is newer than the deployed page', async () => {
    await put(record(101, 'new'));
    expect(await liveOf(101)).toBe('new');
    expect(requested).toEqual([DOCUMENT]);
  });

  test('reads the snapshot for a release that is as old as the deployed page', async () => {
    await put(record(100, 'same'));
    expect(await liveOf(100)).toBe('same');
    expect(requested).toEqual([DOCUMENT, SNAPSHOT]);
  });

  test('falls back from an expired record to the last known good one, and reports it', async () => {
    await fetchSavings(7);
    await put(record(8, 'eight', PAST));
    expect(await liveOf(8)).toBe('seven');
    expect(reports()).toContain('has expired');
  });

  test('uses an expired record if there is no other, and reports it', async () => {
    await put(record(8, 'eight', PAST));
    expect(await liveOf(8)).toBe('eight');
    expect(reports()).toContain('has expired');
  });

  test('still refuses a revoked key after the list was removed from the index', async () => {
    const revoked = await revocations(1, [team.publicKey]);
    await expect(fetchSavings(7, { revoked })).rejects.toThrow('no release record');
    expect(reports()).toContain('its key was revoked');
    await expect(fetchSavings(7)).rejects.toThrow('no release record');
  });

  test('still refuses a revoked key after an older list was replayed', async () => {
    const [older, newer] = [await revocations(1, []), await revocations(2, [team.publicKey])];
    await expect(fetchSavings(7, { revoked: newer })).rejects.toThrow('no release record');
    await expect(fetchSavings(7, { revoked: older })).rejects.toThrow('no release record');
    await expect(fetchSavings(7)).rejects.toThrow('no release record');
  });

  test('a newer list replaces the stored one', async () => {
    expect(await liveOf(7, { revoked: await revocations(1, ['other']) })).toBe('seven');
    const newer = await revocations(2, ['other', team.publicKey]);
    await expect(fetchSavings(7, { revoked: newer })).rejects.toThrow('no release record');
    await expect(fetchSavings(7)).rejects.toThrow('no release record');
  });

  test('refuses a key that was revoked when the page was deployed', async () => {
    await expect(fetchSavings(7, { revokedKeys: [team.publicKey] })).rejects.toThrow();
  });

  test('ignores and reports a list of revoked keys that the root key has not signed', async () => {
    const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    const stop = startReports({ reportUrl: 'https://reports.example/' });
    localStorage.setItem('bank.revoked', '{}');
    expect(await liveOf(7)).toBe('seven');
    expect(beacon).not.toHaveBeenCalled();
    const list = { document: 'revocations', revision: 1, keys: [team.publicKey] };
    const revoked = JSON.stringify(await stranger.sign(list));
    expect(await liveOf(7, { revoked })).toBe('seven');
    expect(reports()).toContain('refused');
    await waitFor(() => expect(beacon).toHaveBeenCalledTimes(1));
    expect(JSON.parse(beacon.mock.calls[0]?.[1] ?? '')).toMatchObject({
      ...{ kind: 'failure', remote: 'host', version: 'revoked', role: 'record' },
    });
    stop();
  });

  test('rejects when there is no record at all', async () => {
    files.clear();
    await expect(fetchSavings(7)).rejects.toThrow('no release record of savings');
  });
});
