import { newTestKey, signRelease, type TestKey } from '@bank/testing/signing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openPreviews } from './previews';

const preview = {
  document: 'preview',
  name: 'savings',
  expires: '2100-01-01T00:00:00.000Z',
  version: {
    version: 'next',
    entry: 'https://savings.example/next/remoteEntry.js',
    integrity: `sha384-${'x'.repeat(64)}`,
    files: `sha384-${'y'.repeat(64)}`,
    contract: '^1.0.0',
  },
  outline: {
    name: 'savings',
    title: 'Savings',
    kind: 'regular',
    routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
    menu: [],
  },
};

let root: TestKey;
let team: TestKey;
let stranger: TestKey;
/** The code of a preview link that the team's key has signed. */
let code: string;
const warnings = jest.fn<(...args: unknown[]) => void>();
const reports = () => warnings.mock.calls.map((words) => words.join(' ')).join('\n');

const revocationsBy = async (key: TestKey) =>
  JSON.stringify(await key.sign({ document: 'revocations', revision: 1, keys: [team.publicKey] }));

function open(revoked?: string, revokedKeys: string[] = []) {
  const registry = {
    ...{ url: 'https://db.example/documents', floor: 0, revokedKeys },
    rootKeys: [root.publicKey],
  };
  const firebase = { apiKey: 'key', projectId: 'p', storageBucket: 'b' };
  return openPreviews([code], { registry, firebase }, revoked);
}

beforeAll(async () => {
  [root, team, stranger] = await Promise.all([newTestKey(), newTestKey(), newTestKey()]);
  const signed = await signRelease(preview, { root, team });
  const text = JSON.stringify({ name: 'savings', ...signed });
  code = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
});
beforeEach(() => {
  warnings.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(warnings);
  localStorage.clear();
});

describe('openPreviews', () => {
  test('opens a link that a delegated key has signed', async () => {
    expect(await open()).toMatchObject({ open: [{ name: 'savings' }], refused: 0 });
    expect(reports()).toBe('');
  });

  test('refuses a link whose key is in the list of revoked keys', async () => {
    expect(await open(await revocationsBy(root))).toEqual({ open: [], refused: 1 });
    expect(reports()).toContain('The preview link is refused: its key was revoked');
  });

  test('refuses a link whose key was revoked when the page was deployed', async () => {
    expect(await open(undefined, [team.publicKey])).toEqual({ open: [], refused: 1 });
  });

  test('still refuses it after the list was removed from the index', async () => {
    await open(await revocationsBy(root));
    expect(await open()).toEqual({ open: [], refused: 1 });
  });

  test('ignores a list of revoked keys that the root key has not signed', async () => {
    expect(await open(await revocationsBy(stranger))).toMatchObject({ refused: 0 });
    expect(reports()).toContain('The list of revoked keys is refused');
  });
});
