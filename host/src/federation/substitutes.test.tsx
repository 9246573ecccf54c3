import type { Environment, ReleaseRecord } from '@bank/contracts';
import { newTestKey, signRelease } from '@bank/testing/signing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { readSubstitutes } from './substitutes';

const entry = 'http://localhost:3101/remoteEntry.js';
const environment = {
  registry: { url: 'https://db.example/documents', rootKeys: [], floor: 0, revokedKeys: [] },
  firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
} satisfies Environment;
const index = { revision: 1, rejected: [], remotes: [] };

const recordOf = (name: string) => {
  const live = { version: 'live', entry: `https://${name}.example/live/remoteEntry.js` };
  return { name, revision: 9, live, previous: null, canary: null } as unknown as ReleaseRecord;
};
const read = (name: string) => () => Promise.resolve(recordOf(name));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an override replaces the live version only if the deployment allows its origin', async () => {
  localStorage.setItem('bank.override', JSON.stringify({ remote: 'loans', entry }));
  expect(readSubstitutes(environment).overrides).toEqual([]);
  const allowed = readSubstitutes({ ...environment, overrideOrigins: ['http://localhost:3101'] });
  expect(allowed.overrides).toMatchObject([{ remote: 'loans', entry }]);
  expect(await allowed.applyToRelease('loans', read('loans'))).toMatchObject({ live: { entry } });
  expect(await allowed.applyToRelease('cards', read('cards'))).toEqual(recordOf('cards'));
  expect(allowed.previews()).toEqual({ open: [], refused: 0 });
  expect(await allowed.applyToIndex(index)).toEqual(index);
});

test('a preview of this tab replaces the live version of its remote', async () => {
  const [root, team] = [await newTestKey(), await newTestKey()];
  const version = {
    ...{ version: 'next', entry: 'https://savings.example/next/remoteEntry.js' },
    ...{ integrity: `sha384-${'x'.repeat(64)}`, files: null, contract: '^1.0.0' },
  };
  const routes = [{ path: '/savings', title: 'Savings', access: 'customer' }];
  const outline = { name: 'savings', title: 'Savings', kind: 'regular', routes, menu: [] };
  const expires = '2100-01-01T00:00:00.000Z';
  const content = { document: 'preview', name: 'savings', expires, version, outline };
  const envelope = { name: 'savings', ...(await signRelease(content, { root, team })) };
  const code = btoa(JSON.stringify(envelope)).replaceAll('+', '-').replaceAll('/', '_');
  sessionStorage.setItem('bank.previews', `${code.replaceAll('=', '')} evil`);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const registry = { ...environment.registry, rootKeys: [root.publicKey] };
  const substitutes = readSubstitutes({ ...environment, registry });
  expect(await substitutes.applyToIndex(index)).toMatchObject({
    remotes: [{ summary: { name: 'savings' } }],
  });
  expect(substitutes.previews()).toMatchObject({ open: [{ name: 'savings' }], refused: 1 });
  expect(await substitutes.applyToRelease('savings', read('savings'))).toMatchObject({
    ...{ live: { version: 'next' }, previous: { version: 'live' } },
  });
  expect(await substitutes.applyToRelease('loans', read('loans'))).toEqual(recordOf('loans'));
  const list = { document: 'revocations', revision: 1, keys: [team.publicKey] };
  const revoked = JSON.stringify(await root.sign(list));
  expect(await substitutes.applyToIndex({ ...index, revoked })).toMatchObject({ remotes: [] });
});
