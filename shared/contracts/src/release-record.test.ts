import { newTestKey, signRelease, type TestKey } from '@bank/testing/signing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { verifyRevocations } from './key-delegation';
import { verifyRelease } from './release-record';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const version = {
  version: '0123456789abcdef',
  entry: 'https://savings.example/0123456789abcdef/remoteEntry.js',
  integrity: `sha384-${'x'.repeat(64)}`,
  files: `sha384-${'y'.repeat(64)}`,
  contract: '^1.0.0',
};
const record = {
  document: 'release',
  name: 'savings',
  revision: 7,
  expires: '2030-03-01T00:00:00.000Z',
  live: version,
  previous: { ...version, version: 'before' },
  canary: { version: { ...version, version: 'next' }, share: 10 },
};

let root: TestKey;
let team: TestKey;
let stranger: TestKey;
beforeAll(async () => {
  [root, team, stranger] = await Promise.all([newTestKey(), newTestKey(), newTestKey()]);
});

const open = (envelope: unknown, revokedKeys: string[] = []) =>
  verifyRelease(envelope, 'savings', { rootKeys: [root.publicKey], revokedKeys }, NOW);
const problem = (text: string) => ({ ok: false, problem: expect.stringContaining(text) });

describe('verifyRelease', () => {
  test('returns a record signed by a delegated key', async () => {
    const result = await open(await signRelease(record, { root, team }));
    expect(result).toEqual({
      ok: true,
      value: { record, key: team.publicKey, isExpired: false },
    });
  });

  test('accepts a key delegated for this remote by name', async () => {
    const envelope = await signRelease(record, { root, team }, { remotes: ['loans', 'savings'] });
    expect(await open(envelope)).toMatchObject({ ok: true });
  });

  test('rejects a record changed after signing', async () => {
    const envelope = await signRelease(record, { root, team });
    const signed = envelope.signed.replace('0123', 'evil');
    expect(await open({ ...envelope, signed })).toEqual(problem('not signed by a trusted key'));
  });

  test('rejects a key delegated by an unknown root key', async () => {
    const envelope = await signRelease(record, { root: stranger, team });
    expect(await open(envelope)).toEqual(problem('its key'));
  });

  test('rejects a signature by another key than the delegated one', async () => {
    const { delegation } = await signRelease(record, { root, team });
    const envelope = { ...(await stranger.sign(record)), delegation };
    expect(await open(envelope)).toEqual(problem('not signed by a trusted key'));
  });

  test('rejects a key delegated for other remotes', async () => {
    const envelope = await signRelease(record, { root, team }, { remotes: ['loans'] });
    expect(await open(envelope)).toEqual(problem('may not sign releases of savings'));
  });

  test('rejects the record of another remote', async () => {
    const envelope = await signRelease({ ...record, name: 'loans' }, { root, team });
    expect(await open(envelope)).toEqual(problem('it is a release of loans'));
  });

  test('rejects a revoked key', async () => {
    const envelope = await signRelease(record, { root, team });
    expect(await open(envelope, [team.publicKey])).toEqual(problem('revoked'));
  });

  test.each([
    ['the record', { ...record, expires: '2029-12-31T00:00:00.000Z' }, {}],
    ['the delegation', record, { until: '2029-12-31T00:00:00.000Z' }],
  ])('marks it as expired when %s has expired', async (_, signed, delegation) => {
    const envelope = await signRelease(signed, { root, team }, delegation);
    expect(await open(envelope)).toMatchObject({ ok: true, value: { isExpired: true } });
  });

  test('expires at the moment that it names', async () => {
    const envelope = await signRelease(
      { ...record, expires: '2030-01-01T00:00:00.001Z' },
      { root, team },
    );
    const trust = { rootKeys: [root.publicKey], revokedKeys: [] };
    const isExpiredAt = async (now: number) => {
      const result = await verifyRelease(envelope, 'savings', trust, now);
      return result.ok && result.value.isExpired;
    };
    expect(await isExpiredAt(NOW)).toBe(false);
    expect(await isExpiredAt(NOW + 1)).toBe(true);
  });

  test('trusts no key without a root key', async () => {
    const envelope = await signRelease(record, { root, team });
    const trust = { rootKeys: [], revokedKeys: [] };
    expect(await verifyRelease(envelope, 'savings', trust, NOW)).toEqual(problem('its key'));
  });

  test('accepts a delegation by any of several root keys', async () => {
    const envelope = await signRelease(record, { root, team });
    const trust = { rootKeys: [stranger.publicKey, root.publicKey], revokedKeys: [] };
    expect(await verifyRelease(envelope, 'savings', trust, NOW)).toMatchObject({ ok: true });
  });

  test('rejects a revocation list of the root key in place of a delegation', async () => {
    const envelope = await signRelease(record, { root, team }, { document: 'revocations' });
    expect(await open(envelope)).toEqual(problem('its key: document'));
  });

  test('keeps the size and the source of a version', async () => {
    const source = { commit: 'c0ffee', isDirty: false, lock: 'l', sbom: 's' };
    const live = { ...version, size: { entry: 0, total: 1 }, source, owner: 'Payments' };
    const result = await open(await signRelease({ ...record, live }, { root, team }));
    expect(result).toMatchObject({ ok: true, value: { record: { live } } });
  });

  test('accepts a version of a dev server, without hashes', async () => {
    const live = { ...version, integrity: null, files: null };
    const served = { ...record, live, previous: null, canary: null };
    expect(await open(await signRelease(served, { root, team }))).toMatchObject({
      ok: true,
      value: { record: served },
    });
  });

  test.each([
    ['another document', { ...record, document: 'delegation' }],
    ['no version', { ...record, live: null }],
    ['a wrong hash', { ...record, live: { ...version, integrity: 'sha384-short' } }],
    ['a share of all', { ...record, canary: { version, share: 100 } }],
    ['a share of none', { ...record, canary: { version, share: 0 } }],
    ['revision 0', { ...record, revision: 0 }],
    ['a fraction of a revision', { ...record, revision: 1.5 }],
    ['no date of expiry', { ...record, expires: 'never' }],
    ['an empty version', { ...record, live: { ...version, version: '' } }],
    ['a relative entry', { ...record, live: { ...version, entry: '/remoteEntry.js' } }],
    ['a negative size', { ...record, live: { ...version, size: { entry: -1, total: 1 } } }],
  ])('rejects %s', async (_, signed) => {
    expect(await open(await signRelease(signed, { root, team }))).toMatchObject({ ok: false });
  });

  test.each([null, {}, { signed: '{}', signature: '', delegation: 'no JSON' }])(
    'refuses %j',
    async (envelope) => {
      expect(await open(envelope)).toMatchObject({ ok: false });
    },
  );
});

describe('verifyRevocations', () => {
  const revocations = { document: 'revocations', revision: 1, keys: ['k'] };

  test('accepts a list signed by a root key', async () => {
    const text = JSON.stringify(await root.sign(revocations));
    expect(await verifyRevocations(text, [root.publicKey])).toEqual({
      ok: true,
      value: revocations,
    });
    expect(await verifyRevocations(text, [team.publicKey])).toMatchObject({ ok: false });
    expect(await verifyRevocations('no JSON', [root.publicKey])).toMatchObject({ ok: false });
  });

  test.each([{ revision: 0 }, { revision: 1.5 }, { document: 'delegation' }, { keys: 'k' }])(
    'rejects a signed list with %j',
    async (change) => {
      const text = JSON.stringify(await root.sign({ ...revocations, ...change }));
      expect(await verifyRevocations(text, [root.publicKey])).toMatchObject({ ok: false });
    },
  );

  test('names the missing parts of an envelope', async () => {
    expect(await verifyRevocations('{}', [root.publicKey])).toEqual(problem('signed: '));
  });
});
