import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { parseRegistryIndex, verifyRelease, verifyRevocations } from '@bank/contracts';
import { abort, promote, renew, rollback } from './promote-and-rollback';
import { history, status } from './history';
import { type Bank, readLiveRemote } from './live-remote';
import { prune } from './prune';
import { releaseBuilds } from './release-builds';
import { signDelegation } from './release-keys';
import { revoke } from './revoke';
import { createKey, type SigningKey } from './signing-key';
import { integrityOf } from './version';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, note, publishOne, putFile } from './builds.test-utils';

let bank: TestBank;
beforeEach(async () => {
  bank = await newBank();
});
afterEach(() => bank.close());

/** Publishes versions in sequence and returns their names. */
async function publishAll(...words: string[]): Promise<string[]> {
  const names: string[] = [];
  for (const word of words) {
    const build = await newBuild(bank.root, 'savings', word);
    await publishOne(bank, build);
    names.push(build.version.version);
  }
  return names;
}
const live = async () => (await readLiveRemote(bank, 'savings')).record;

describe('promote', () => {
  it('makes the canary live, with its routes and menu', async () => {
    const [one] = await publishAll('one');
    const manifest = {
      title: 'Pots',
      routes: [{ path: '/savings', title: 'P', access: 'public' }],
    };
    const two = await newBuild(bank.root, 'savings', 'two', { manifest });
    await publishOne(bank, two, 10);
    await promote(bank, 'savings', note());
    expect(await live()).toMatchObject({
      live: { version: two.version.version },
      previous: { version: one },
      canary: null,
    });
    const index = parseRegistryIndex(await bank.registry.readIndex());
    expect(index).toMatchObject({
      value: { remotes: [{ summary: { title: 'Pots' }, canary: null }] },
    });
  });

  it('throws without a canary', async () => {
    await publishAll('one');
    await expect(promote(bank, 'savings', note())).rejects.toThrow('savings has no canary');
  });
});

describe('abort', () => {
  it('removes the canary and keeps the live version', async () => {
    const [one] = await publishAll('one');
    await publishOne(bank, await newBuild(bank.root, 'savings', 'two'), 10);
    expect(await abort(bank, 'savings', note())).toBe(true);
    expect(await live()).toMatchObject({ live: { version: one }, canary: null });
    expect((await history(bank, 'savings'))[0]).toContain('  abort  ');
  });

  it('does nothing if the canary is another version by then', async () => {
    await publishAll('one');
    await publishOne(bank, await newBuild(bank.root, 'savings', 'two'), 10);
    expect(await abort(bank, 'savings', note(), 'another')).toBe(false);
    expect((await live())?.canary).not.toBeNull();
  });
});

describe('rollback', () => {
  it('makes the previous version live and never falls back to the replaced one', async () => {
    const [one, two] = await publishAll('one', 'two', 'three');
    await rollback(bank, 'savings', undefined, note());
    expect(await live()).toMatchObject({ live: { version: two }, previous: { version: one } });
    await rollback(bank, 'savings', undefined, note());
    expect(await live()).toMatchObject({ live: { version: one }, previous: null });
    await expect(rollback(bank, 'savings', undefined, note())).rejects.toThrow(
      'has no version before',
    );
  });

  it('makes a named version live, with its source', async () => {
    const [one] = await publishAll('one', 'two', 'three');
    await rollback(bank, 'savings', one, note());
    expect(await live()).toMatchObject({ live: { version: one, source: { commit: 'c0ffee' } } });
  });

  it('rejects a version that is not deployed or whose folder was changed', async () => {
    const [one = ''] = await publishAll('one', 'two');
    await expect(rollback(bank, 'savings', '0123456789abcdef', note())).rejects.toThrow(
      'is not deployed',
    );
    await putFile(bank.root, `sites/savings/${one}/version.json`, { name: 'savings' });
    await expect(rollback(bank, 'savings', one, note())).rejects.toThrow('version.json of');
  });

  it('can repeat a rollback, with the same hash of version.json', async () => {
    const [one = '', two = ''] = await publishAll('one', 'two');
    for (const version of [one, two, one, two]) {
      await rollback(bank, 'savings', version, note());
      const text = await bank.sites.fetch('savings', `${version}/version.json`);
      expect((await live())?.live).toMatchObject({
        version,
        files: integrityOf(text ?? Buffer.of()),
      });
    }
  });

  it('always increases the revision, so that browsers accept it', async () => {
    await publishAll('one', 'two');
    const before = (await live())?.revision ?? 0;
    await rollback(bank, 'savings', undefined, note());
    expect((await live())?.revision).toBeGreaterThan(before);
  });
});

describe('keys', () => {
  const until = '2100-01-01T00:00:00.000Z';

  async function withNewKey(
    name: string,
  ): Promise<{ bank: Bank; key: SigningKey; root: SigningKey }> {
    const { root } = bank.keys as Bank['keys'] & { root: SigningKey };
    const key = await createKey(join(bank.root, `${name}.pem`));
    const delegation = signDelegation(root, { key: key.publicKey, remotes: ['savings'], until });
    return {
      bank: { ...bank, keys: { ...bank.keys, signer: () => ({ team: key, delegation }) } },
      key,
      root,
    };
  }

  it('renew signs the unchanged record with a later expiry and the current key', async () => {
    await publishAll('one');
    const before = await live();
    const { bank: renewing, key } = await withNewKey('second');
    await renew(renewing, ['savings'], { why: 'new key', at: new Date(Date.now() + 86_400_000) });
    const after = await live();
    expect(after?.live).toEqual(before?.live);
    expect(Date.parse(after?.expires ?? '')).toBeGreaterThan(Date.parse(before?.expires ?? ''));
    const stored = await bank.registry.readRelease('savings');
    const trust = { rootKeys: bank.keys.rootKeys, revokedKeys: [] };
    expect(await verifyRelease(stored, 'savings', trust)).toMatchObject({
      value: { key: key.publicKey },
    });
  });

  it('revoke rejects a key that signed a live record, then applies to all browsers', async () => {
    const first = await withNewKey('first');
    await publishOne(first.bank, await newBuild(bank.root, 'savings', 'one'));
    const { publicKey } = first.key;
    await expect(revoke(bank, first.root, publicKey)).rejects.toThrow(
      'The live releases of savings are signed with that key',
    );
    const second = await withNewKey('second');
    await renew(second.bank, ['savings'], note());
    await revoke(bank, first.root, publicKey);
    expect(await live()).not.toBeNull();
    const two = await newBuild(bank.root, 'savings', 'two');
    await expect(publishOne(first.bank, two)).rejects.toThrow('its key was revoked');
    await publishOne(second.bank, two);
  });

  it('revoke signs the list again with the next root key, before the old one is removed', async () => {
    const first = await withNewKey('first');
    await publishAll('one');
    await revoke(bank, first.root, first.key.publicKey);
    const next = await createKey(join(bank.root, 'next-root.pem'));
    const rootKeys = [...bank.keys.rootKeys, next.publicKey];
    const both = { ...bank, keys: { ...bank.keys, rootKeys } };
    await revoke(both, next, first.key.publicKey);
    const { revoked } = (await bank.registry.readIndex()) ?? {};
    const list = await verifyRevocations(revoked ?? '', [next.publicKey]);
    expect(list).toMatchObject({ ok: true, value: { keys: [first.key.publicKey] } });
  });

  it('revoke requires an account that may release all remotes', async () => {
    await publishAll('one');
    const savings = await bank.asReleaserOf('savings');
    const { root } = await withNewKey('first');
    await expect(revoke(savings, root, 'some key')).rejects.toThrow('may not release');
  });
});

describe('status', () => {
  it('shows versions, uncommitted changes and an expired record', async () => {
    const build = await newBuild(bank.root, 'savings', 'one');
    const source = { commit: 'c', isDirty: true, lock: 'l', sbom: 's' };
    await publishOne(bank, { ...build, source });
    expect((await status(bank)).join()).toMatch(/savings {2}live \w{16} \(uncommitted changes\)/);
    expect((await status(bank)).join()).toContain('expires 20');
  });
});

describe('prune', () => {
  it('removes old versions but keeps the live, previous, canary and unreleased ones', async () => {
    const [one, two, three, four] = await publishAll('one', 'two', 'three', 'four');
    const canary = await newBuild(bank.root, 'savings', 'canary');
    await publishOne(bank, canary, 10);
    const uploaded = await newBuild(bank.root, 'savings', 'not released');
    await bank.sites.upload(uploaded);
    expect(await prune(bank, 1)).toEqual([one, two].map((name) => `savings/${name}`).sort());
    const left = [three, four, canary.version.version, uploaded.version.version];
    expect(await bank.sites.versionsOf('savings')).toEqual(left.sort());
  });
});

describe('releaseBuilds', () => {
  it('publishes only new builds, and republishes after a port change', async () => {
    const build = await newBuild(bank.root, 'savings', 'one');
    await releaseBuilds(bank, [build], {});
    const first = await live();
    await releaseBuilds(bank, [build], {});
    expect(await live()).toEqual(first);
    const originOf = () => 'http://moved.test';
    await releaseBuilds({ ...bank, sites: { ...bank.sites, originOf } }, [build], {});
    expect((await live())?.live.entry).toContain('http://moved.test/');
  });

  it('publishes a dev server’s remote without an integrity hash', async () => {
    const { version } = await newBuild(bank.root, 'savings', 'one');
    const entry = 'http://localhost:3102/remoteEntry.js';
    const manifest = version.remote as Parameters<typeof releaseBuilds>[2][string]['manifest'];
    await releaseBuilds(bank, [], { savings: { entry, manifest } });
    expect(await live()).toMatchObject({ live: { version: 'dev', entry, integrity: null } });
  });
});
