import { newTestKey, signRelease, type TestKey } from '@bank/testing/signing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { verifyPreview } from './release-preview';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const preview = {
  document: 'preview',
  name: 'savings',
  expires: '2030-01-01T00:00:00.001Z',
  version: {
    version: '0123456789abcdef',
    entry: 'https://savings.example/0123456789abcdef/remoteEntry.js',
    integrity: `sha384-${'x'.repeat(64)}`,
    files: `sha384-${'y'.repeat(64)}`,
    contract: '^1.0.0',
  },
  outline: {
    name: 'savings',
    title: 'Savings',
    kind: 'primary',
    routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
    menu: [{ label: 'Savings', path: '/savings', icon: 'home', order: 1 }],
  },
};

let root: TestKey;
let team: TestKey;
beforeAll(async () => {
  [root, team] = await Promise.all([newTestKey(), newTestKey()]);
});

const verify = (envelope: unknown, now = NOW, revokedKeys: string[] = []) =>
  verifyPreview(envelope, 'savings', { rootKeys: [root.publicKey], revokedKeys }, now);
const sign = (change: object = {}, delegation: object = {}) =>
  signRelease({ ...preview, ...change }, { root, team }, delegation);
const problem = (text: string) => ({ ok: false, problem: expect.stringContaining(text) });

describe('verifyPreview', () => {
  test('returns a preview signed by a delegated key', async () => {
    expect(await verify(await sign())).toEqual({ ok: true, value: preview });
  });

  test('rejects it from the moment that it expires', async () => {
    expect(await verify(await sign(), NOW + 1)).toEqual(problem('expired'));
  });

  test('rejects it once the delegation of its key has expired', async () => {
    const envelope = await sign({}, { until: '2030-01-01T00:00:00.000Z' });
    expect(await verify(envelope)).toEqual(problem('expired'));
  });

  test('rejects a preview of another remote', async () => {
    expect(await verify(await sign({ name: 'loans' }))).toEqual(problem('a preview of loans'));
  });

  test('rejects a revoked key', async () => {
    expect(await verify(await sign(), NOW, [team.publicKey])).toEqual(problem('revoked'));
  });

  test('rejects a preview changed after signing', async () => {
    const envelope = await sign();
    const signed = envelope.signed.replace('0123', 'evil');
    expect(await verify({ ...envelope, signed })).toEqual(problem('not signed by a trusted key'));
  });

  test.each([
    ['a release record', { document: 'release' }, 'document'],
    ['no routes', { outline: { ...preview.outline, routes: [] } }, 'outline.routes'],
    ['no date of expiry', { expires: 'never' }, 'expires'],
  ])('rejects %s', async (_, change, text) => {
    expect(await verify(await sign(change))).toEqual(problem(text));
  });
});
