import { verifyRelease, verifyRevocations } from '@bank/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  developmentKeys,
  projectKeys,
  projectRootKeys,
  signDelegation,
  signRevocations,
} from './release-keys';
import { createKey, type SigningKey } from './signing-key';

let folder: string;
let root: SigningKey;
let team: SigningKey;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-keys-'));
  root = await createKey(join(folder, 'root.pem'));
  team = await createKey(join(folder, 'team.pem'));
});
afterAll(() => rm(folder, { recursive: true }));

const version = {
  ...{ version: 'v1', entry: 'https://savings.example/v1/remoteEntry.js', contract: '^1.0.0' },
  ...{ integrity: null, files: null },
};
const record = {
  ...{ document: 'release', name: 'savings', revision: 1, expires: '2100-01-01T00:00:00.000Z' },
  ...{ live: version, previous: null, canary: null },
};

/** What a page says of a release that is signed with a delegated key. */
const verify = (key: SigningKey, delegation: string, rootKeys: readonly string[]) =>
  verifyRelease({ ...key.sign(record), delegation }, 'savings', { rootKeys, revokedKeys: [] });

describe('signDelegation', () => {
  const delegate = (remotes: string[], until = '2100-01-01T00:00:00.000Z') =>
    signDelegation(root, { key: team.publicKey, remotes, until });

  it('lets a team’s key sign releases of the given remotes', async () => {
    expect(await verify(team, delegate(['savings']), [root.publicKey])).toMatchObject({
      ok: true,
      value: { key: team.publicKey, isExpired: false },
    });
    expect(await verify(team, delegate(['loans']), [root.publicKey])).toMatchObject({ ok: false });
  });

  it('expires at the given date', async () => {
    const past = delegate(['*'], '2020-01-01T00:00:00.000Z');
    expect(await verify(team, past, [root.publicKey])).toMatchObject({
      value: { isExpired: true },
    });
  });
});

describe('signRevocations', () => {
  const read = async (text: string) => {
    const list = await verifyRevocations(text, [root.publicKey]);
    return list.ok ? list.value : null;
  };

  it('adds a key to the earlier ones, each once, under the next revision', async () => {
    const first = await read(signRevocations(root, null, 'a'));
    expect(first).toEqual({ document: 'revocations', revision: 1, keys: ['a'] });
    const second = await read(signRevocations(root, first, 'b'));
    expect(second).toMatchObject({ revision: 2, keys: ['a', 'b'] });
    expect(await read(signRevocations(root, second, 'a'))).toMatchObject({
      revision: 3,
      keys: ['a', 'b'],
    });
  });
});

describe('the keys of a project', () => {
  it('are comma-separated public root keys', () => {
    expect(projectRootKeys({ RELEASE_ROOT_KEYS: 'a, b ' })).toEqual(['a', 'b']);
  });

  it.each([undefined, '', ' ', 'a,', 'a,,b'])('reject the root keys %j', (keys) => {
    expect(() => projectRootKeys({ RELEASE_ROOT_KEYS: keys })).toThrow('RELEASE_ROOT_KEYS');
  });

  it('sign with the team’s key and its delegation', async () => {
    const pem = await readFile(join(folder, 'team.pem'), 'utf8');
    const keys = projectKeys({
      ...{ RELEASE_ROOT_KEYS: root.publicKey, RELEASE_SIGNING_KEY: pem },
      RELEASE_DELEGATION: 'delegation',
    });
    expect(keys.rootKeys).toEqual([root.publicKey]);
    const signer = keys.signer();
    expect(signer.team.publicKey).toBe(team.publicKey);
    expect(signer.delegation).toBe('delegation');
  });

  it.each([{ RELEASE_SIGNING_KEY: 'key' }, { RELEASE_DELEGATION: 'delegation' }])(
    'are needed only to sign; %j alone is rejected',
    (variables) => {
      const keys = projectKeys({ RELEASE_ROOT_KEYS: 'a', ...variables });
      expect(() => keys.signer()).toThrow('RELEASE_SIGNING_KEY or RELEASE_DELEGATION');
    },
  );
});

describe('the keys of a local bank', () => {
  it('are created once, by concurrent processes too, and trusted for every remote', async () => {
    const local = join(folder, 'local');
    const [keys, other] = await Promise.all([developmentKeys(local), developmentKeys(local)]);
    expect(other.rootKeys).toEqual(keys.rootKeys);
    expect(keys.rootKeys).toEqual([keys.root.publicKey]);
    const { team: key, delegation } = keys.signer();
    expect(await verify(key, delegation, keys.rootKeys)).toMatchObject({
      ok: true,
      value: { isExpired: false },
    });
    const { signed } = JSON.parse(delegation) as { signed: string };
    const { until } = JSON.parse(signed) as { until: string };
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(3650, 0);
    const again = await developmentKeys(local);
    expect(again.rootKeys).toEqual(keys.rootKeys);
    expect(again.signer().team.publicKey).toBe(key.publicKey);
  });
});
