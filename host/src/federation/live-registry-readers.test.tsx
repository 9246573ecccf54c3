import { indexEntry } from '@bank/contracts';
import { waitFor } from '@bank/testing';
import { newTestKey, signRelease } from '@bank/testing/signing';
import { describe, expect, jest, test } from '@jest/globals';
import { createLiveRegistry } from './live-registry';

const loans = {
  ...{ name: 'loans', title: 'Loans', kind: 'regular' as const, menu: [] },
  routes: [{ path: '/loans', title: 'Loans', access: 'public' as const }],
};
const record = {
  ...{ document: 'release', name: 'loans', revision: 2, expires: '2100-01-01T00:00:00Z' },
  ...{ previous: null, canary: null },
  live: {
    ...{ version: 'v2', integrity: null, files: null, contract: '^1.0.0' },
    entry: 'https://loans.example/v2/remoteEntry.js',
  },
};

test('reads the index and the records of the registry, and refuses revoked keys', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [root, team] = [await newTestKey(), await newTestKey()];
  const envelope = await signRelease(record, { root, team });
  const text = (stringValue: string) => ({ stringValue });
  let revoked = '';
  globalThis.fetch = (input) => {
    const isIndex = String(input).includes('/registry/index');
    const remotes = { mapValue: { fields: { loans: text(indexEntry(2, loans, null)) } } };
    const index = { revision: { integerValue: '2' }, remotes, revoked: text(revoked) };
    const release = Object.entries(envelope).map(([key, value]) => [key, text(value)]);
    const fields: unknown = isIndex ? index : Object.fromEntries(release);
    return Promise.resolve(new Response(JSON.stringify({ fields })));
  };
  const read = async () => {
    localStorage.clear();
    const live = createLiveRegistry({
      registry: {
        ...{ url: 'https://db.example/documents', floor: 0, revokedKeys: [] },
        rootKeys: [root.publicKey],
      },
      firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
    });
    const stop = live.subscribe(() => undefined);
    await waitFor(() => expect(live.state().status).toBe('ready'));
    const state = live.state();
    const versions = state.status === 'ready' && state.registry.entries[0]?.loader.load();
    return Promise.resolve(versions).finally(stop);
  };
  expect(await read()).toMatchObject([{ version: 'v2', role: 'live' }]);
  const list = { document: 'revocations', revision: 1, keys: [team.publicKey] };
  revoked = JSON.stringify(await root.sign(list));
  await expect(read()).rejects.toThrow('There is no release record of loans');
});

describe('a read', () => {
  const source = {
    registry: { url: 'https://db.example/documents', rootKeys: [], floor: 0, revokedKeys: [] },
    firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
  };
  const index = { revision: 2, rejected: [], remotes: [] };
  type Answer = { resolve(): void; reject(error: Error): void };
  /** Readers whose answers the test gives, in the order of the requests. */
  const newReaders = (answers: Answer[], cached: (RequestCache | undefined)[] = []) => {
    const ask = <T,>(value: T) =>
      new Promise<T>((resolve, reject) => answers.push({ resolve: () => resolve(value), reject }));
    return {
      readIndex: (_source: unknown, _signal: unknown, cache?: RequestCache) => {
        cached.push(cache);
        return ask({ index, isCached: false });
      },
      readSnapshot: () => ask(index),
      readRelease: () => Promise.reject(new Error('not used')),
    };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('of the current index is not repeated', async () => {
    const [answers, cached]: [Answer[], (RequestCache | undefined)[]] = [[], []];
    const live = createLiveRegistry(source, null, newReaders(answers, cached));
    const stop = live.subscribe(() => undefined);
    answers[0]?.resolve();
    await settle();
    stop();
    expect(live.state().status).toBe('ready');
    expect(cached).toEqual([undefined]);
  });

  test('that fails after the last subscriber has left is not reported', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answers: Answer[] = [];
    const live = createLiveRegistry(source, null, newReaders(answers));
    const stop = live.subscribe(() => undefined);
    const refresh = live.refresh();
    stop();
    answers[1]?.reject(new Error('cancelled'));
    await refresh;
    expect(warn).not.toHaveBeenCalled();
  });

  test('of the snapshot that fails does not hide an index that has arrived since', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answers: Answer[] = [];
    const live = createLiveRegistry(source, null, newReaders(answers));
    const stop = live.subscribe(() => undefined);
    for (const at of [0, 1]) {
      answers[at]?.reject(new Error('down'));
      await settle();
    }
    const refresh = live.refresh();
    answers[3]?.resolve();
    await refresh;
    answers[2]?.reject(new Error('no snapshot'));
    await settle();
    stop();
    expect(live.state().status).toBe('ready');
  });
});
