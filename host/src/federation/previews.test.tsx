import { newTestKey, signRelease, type TestKey } from '@bank/testing/signing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryIndex, ReleasePreview, ReleaseRecord } from '@bank/contracts';
import { openPreviews, previewedRelease, withPreviews } from './previews';

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

const encode = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
async function codeOf(content: typeof preview) {
  const signed = await signRelease(content, { root, team });
  return encode(JSON.stringify({ name: content.name, ...signed }));
}

const revocationsBy = async (key: TestKey) =>
  JSON.stringify(await key.sign({ document: 'revocations', revision: 1, keys: [team.publicKey] }));

function open(revoked?: string, revokedKeys: string[] = [], codes = [code]) {
  const registry = {
    ...{ url: 'https://db.example/documents', floor: 0, revokedKeys },
    rootKeys: [root.publicKey],
  };
  const firebase = { apiKey: 'key', projectId: 'p', storageBucket: 'b' };
  return openPreviews(codes, { registry, firebase }, revoked);
}

beforeAll(async () => {
  [root, team, stranger] = await Promise.all([newTestKey(), newTestKey(), newTestKey()]);
  code = await codeOf(preview);
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

  test('opens the latest of several links to a remote, which comes first', async () => {
    const older = await codeOf({ ...preview, version: { ...preview.version, version: 'older' } });
    const { open: opened, refused } = await open(undefined, [], [code, older]);
    expect(opened.map(({ version }) => version.version)).toEqual(['next']);
    expect(refused).toBe(0);
  });

  test.each(['%', encode('{'), encode('null'), encode('7'), encode('{}')])(
    'counts the invalid code %s as refused, and opens the others',
    async (invalid) => {
      const previews = await open(undefined, [], [invalid, code]);
      expect(previews).toMatchObject({ open: [{ name: 'savings' }], refused: 1 });
    },
  );

  test('refuses a link that names another remote than its signed preview', async () => {
    const signed = await signRelease(preview, { root, team });
    const renamed = encode(JSON.stringify({ name: 'loans', ...signed }));
    expect(await open(undefined, [], [renamed])).toEqual({ open: [], refused: 1 });
    expect(reports()).toContain('a preview of savings');
  });
});

describe('the versions of a page with previews', () => {
  const remote = (name: string, revision: number): RegistryIndex['remotes'][number] => ({
    summary: { name, title: `live ${name}`, kind: 'regular', routes: [], menu: [] },
    revision,
    canary: null,
  });
  const opened = preview as unknown as ReleasePreview;
  const names = (index: RegistryIndex) => index.remotes.map(({ summary }) => summary.title);

  test('include the menu and routes of the preview in place of the live ones', () => {
    const index = {
      revision: 1,
      rejected: [],
      remotes: [remote('loans', 6), remote('savings', 5)],
    };
    const result = withPreviews(index, { open: [opened], refused: 0 });
    expect(names(result)).toEqual(['live loans', 'Savings']);
    expect(result.remotes[1]).toEqual({ summary: opened.outline, revision: 5, canary: null });
    expect(names(withPreviews(index, { open: [], refused: 1 }))).toEqual(names(index));
  });

  test('include a remote that has no release yet', () => {
    const result = withPreviews(
      { revision: 1, rejected: [], remotes: [] },
      { open: [opened], refused: 0 },
    );
    expect(result.remotes).toEqual([{ summary: opened.outline, revision: 0, canary: null }]);
  });

  test('fall back from the preview to the live version, if there is one', async () => {
    const live = { revision: 9, live: { version: 'live' } } as ReleaseRecord;
    expect(await previewedRelease(opened, () => Promise.resolve(live))).toMatchObject({
      ...{ name: 'savings', revision: 9, canary: null },
      ...{ live: opened.version, previous: live.live },
    });
    expect(
      await previewedRelease(opened, () => Promise.reject(new Error('no record'))),
    ).toMatchObject({ revision: 1, live: opened.version, previous: null });
  });
});
