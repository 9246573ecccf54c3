import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createKey } from './signing-key';
import { history } from './history';
import { type Bank, readLiveRemote, readLiveRemotes } from './live-remote';
import { publish, readBases } from './publish';
import type { RegistryStore } from './registry-store';
import { signDelegation } from './release-keys';
import type { SiteStore } from './site-store';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, note, publishOne, putFile, SOURCE } from './builds.test-utils';

let bank: TestBank;
beforeEach(async () => {
  bank = await newBank();
});
afterEach(() => bank.close());

const build = (name: string, word: string, change?: Parameters<typeof newBuild>[3]) =>
  newBuild(bank.root, name, word, change);
const publishNow = async (to: Bank, ...builds: Awaited<ReturnType<typeof newBuild>>[]) => {
  const names = builds.map(({ version }) => version.name);
  return publish(to, await readBases(to, names), builds, note());
};

describe('publish', () => {
  it('signs a record with hashes, source and expiry date', async () => {
    const one = await build('savings', 'one');
    const { record } = await publishOne(bank, one);
    expect(record).toMatchObject({
      name: 'savings',
      live: {
        version: one.version.version,
        entry: `http://savings.test/${one.version.version}/remoteEntry.js`,
        integrity: one.version.files['remoteEntry.js'],
        files: expect.stringMatching(/^sha384-/),
        source: SOURCE,
      },
      previous: null,
      canary: null,
    });
    const days = (Date.parse(record?.expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(119);
  });

  it('keeps the replaced version as the previous version, with its files', async () => {
    const [one, two] = [await build('savings', 'one'), await build('savings', 'two')];
    await publishOne(bank, one);
    const { record } = await publishOne(bank, two);
    expect(record).toMatchObject({
      live: { version: two.version.version },
      previous: { version: one.version.version },
    });
    const file = `${one.version.version}/chunk.js`;
    expect(await bank.sites.fetch('savings', file)).toEqual(Buffer.from('chunk one'));
  });

  it('writes only to its own site and changes no deployed file', async () => {
    await publishOne(bank, await build('loans', 'one'));
    await publishOne(bank, await build('savings', 'one'));
    const before = await bank.sites.fingerprint(['host', 'loans', 'savings']);
    const { unchanged } = await publishNow(bank, await build('savings', 'two'));
    expect(unchanged).toBe(3);
    const after = await bank.sites.fingerprint(['host', 'loans', 'savings']);
    const changed = [...before].filter(([file, hash]) => after.get(file) !== hash);
    expect(changed).toEqual([]);
    const added = [...after.keys()].filter((file) => !before.has(file));
    expect(added.filter((file) => !file.startsWith('savings'))).toEqual([]);
  });

  it('publishes several remotes in one transaction', async () => {
    await publishNow(bank, await build('savings', 'one'), await build('loans', 'one'));
    const index = await bank.registry.readIndex();
    expect(index?.changed).toEqual(['savings', 'loans']);
    expect(Object.keys(index?.remotes ?? {}).sort()).toEqual(['loans', 'savings']);
  });

  it('publishes a canary to a share of the browsers and keeps the live version', async () => {
    const [one, two] = [await build('savings', 'one'), await build('savings', 'two')];
    await publishOne(bank, one);
    expect((await publishOne(bank, two, 10)).record).toMatchObject({
      live: { version: one.version.version },
      canary: { version: { version: two.version.version }, share: 10 },
    });
  });

  it('publishes two different remotes concurrently', async () => {
    const names = ['a1', 'b1', 'c1', 'd1'];
    const builds = await Promise.all(names.map((name) => build(name, 'one')));
    await Promise.all(builds.map((one) => publishNow(bank, one)));
    const { remotes } = await readLiveRemotes(bank);
    expect(remotes.map(({ name }) => name).sort()).toEqual(names);
  });

  it('rejects the second of two concurrent releases of the same remote', async () => {
    const [ours, theirs] = [await build('savings', 'ours'), await build('savings', 'theirs')];
    const bases = await readBases(bank, ['savings']);
    const results = await Promise.allSettled([
      publish(bank, bases, [ours], note()),
      publish(bank, bases, [theirs], note()),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('became live in the meantime') },
    });
    expect(await bank.sites.versionsOf('savings')).toHaveLength(2);
  });

  it('keeps the live version after a crash at any step, and can be retried', async () => {
    await publishOne(bank, await build('savings', 'one'));
    const before = await readLiveRemote(bank, 'savings');
    const two = await build('savings', 'two');
    const killed = () => Promise.reject(new Error('killed'));
    const fetchOfHost: SiteStore['fetch'] = (site, path) =>
      site === 'host' ? bank.sites.fetch(site, path) : killed();
    const dying: Bank[] = [
      { ...bank, sites: { ...bank.sites, upload: killed } },
      { ...bank, sites: { ...bank.sites, fetch: fetchOfHost } },
      { ...bank, registry: { ...bank.registry, update: killed } },
    ];
    for (const each of dying) {
      await expect(publishOne(each, two)).rejects.toThrow('killed');
      expect(await readLiveRemote(bank, 'savings')).toEqual(before);
    }
    expect((await publishOne(bank, two)).record?.live.version).toBe(two.version.version);
  });

  it('detects a file that was changed during the upload', async () => {
    await publishOne(bank, await build('savings', 'one'));
    const before = await readLiveRemote(bank, 'savings');
    const fetch: SiteStore['fetch'] = async (site, path) =>
      path.endsWith('chunk.js') ? Buffer.from('chunk twO') : bank.sites.fetch(site, path);
    const corrupting = { ...bank, sites: { ...bank.sites, fetch } };
    await expect(publishOne(corrupting, await build('savings', 'two'))).rejects.toThrow(
      'differs from the uploaded file',
    );
    expect(await readLiveRemote(bank, 'savings')).toEqual(before);
  });

  it('rejects a deployed folder that was changed', async () => {
    const one = await build('savings', 'one');
    await publishOne(bank, one);
    await putFile(bank.root, `sites/savings/${one.version.version}/chunk.js`, 'chunk 0ne');
    await expect(bank.sites.upload(one)).rejects.toThrow('is not what was deployed as');
  });

  it('deploys neither source maps nor build metadata', async () => {
    const one = await build('savings', 'one', { files: { 'remoteEntry.js.map': '{}' } });
    await bank.sites.upload(one);
    const folder = join(bank.root, 'sites/savings', one.version.version);
    expect(await readdir(folder)).toEqual(['chunk.js', 'remoteEntry.js', 'version.json']);
  });
});

describe('security rules', () => {
  it('allow an account to release only its own remotes', async () => {
    const savings = await bank.asReleaserOf('savings');
    await publishOne(savings, await build('savings', 'one'));
    await expect(publishOne(savings, await build('loans', 'one'))).rejects.toThrow(
      'this account may not release that remote',
    );
    const two = await build('savings', 'two');
    await expect(publishNow(savings, two, await build('loans', 'one'))).rejects.toThrow(
      'may not release',
    );
    expect((await readLiveRemotes(bank)).remotes.map(({ name }) => name)).toEqual(['savings']);
  });

  it('record the author of the token with time, reason and commit', async () => {
    const savings = await bank.asReleaserOf('savings');
    const one = await build('savings', 'one');
    await publishOne(savings, one);
    const [entry] = await bank.registry.readHistory('savings', 10);
    expect(entry).toMatchObject({
      ...{ remote: 'savings', action: 'publish', version: one.version.version },
      ...{ why: 'because', commit: SOURCE.commit, isDirty: false },
      email: expect.stringMatching(/^releaser-.*@fernhill\.example$/),
    });
    expect((await history(bank))[0]).toContain(`publish  savings ${one.version.version}`);
  });
});

describe('key rotation', () => {
  it('accepts a new key after the root key has delegated to it', async () => {
    await publishOne(bank, await build('savings', 'one'));
    const root = await createKey(join(bank.root, 'other-root.pem'));
    const team = await createKey(join(bank.root, 'other-team.pem'));
    const until = '2100-01-01T00:00:00.000Z';
    const delegation = signDelegation(root, { key: team.publicKey, remotes: ['savings'], until });
    const keys = { ...bank.keys, signer: () => ({ team, delegation }) };
    // Browsers would reject an unknown root key, so nothing is published.
    const refused = publishOne({ ...bank, keys }, await build('savings', 'two'));
    await expect(refused).rejects.toThrow('is not signed by a trusted key');
  });
});

const promising = (path: string) => ({
  manifest: { routes: [{ path, title: 'Savings', access: 'public' }] },
});

describe('preflight check', () => {
  it.each([
    [
      'needs a later contract than the live host implements',
      { manifest: { contract: '^1.3.0' } },
      'it needs contract ^1.3.0, and the live host implements 1.2.0',
    ],
    [
      'needs another major version of a shared module',
      { build: { requires: { react: '^18.0.0' } } },
      'it needs react ^18.0.0, and the live host has 19.3.1',
    ],
    [
      'needs a module that the host does not share',
      { build: { requires: { vue: '^3.0.0' } } },
      'it needs vue, which the host does not share',
    ],
    [
      'lacks an export',
      { build: { exports: ['bootstrap', 'contractVersion', 'unmount', 'update'] } },
      'its app exports no mount',
    ],
    [
      'declares a route that it does not render',
      promising('/goals'),
      'remote.json declares /goals, but no <Route> renders it',
    ],
    ['was built without its entry', { build: { entry: 'x.js' } }, 'its entry x.js was not built'],
  ])('rejects a remote that %s', async (_, change, violation) => {
    const refused = await build('savings', 'one', change);
    await expect(publishOne(bank, refused)).rejects.toThrow(`savings: ${violation}`);
    expect(await bank.registry.readIndex()).toBeNull();
    expect(await bank.sites.versionsOf('savings')).toEqual([]);
  });

  it('rejects a route of another remote inside the transaction', async () => {
    await publishOne(bank, await build('loans', 'one'));
    const change = { ...promising('/Loans'), build: { routes: ['/Loans'] } };
    await expect(publishOne(bank, await build('savings', 'one', change))).rejects.toThrow(
      '/Loans is already a route of loans',
    );
  });

  it('rejects a remote whose origin is not in the CSP of the live host', async () => {
    const host = { contractVersion: '1.2.0', provides: { react: '19.3.1' } };
    const put = (scriptOrigins: string[]) =>
      putFile(bank.root, 'sites/host/host.json', { ...host, scriptOrigins });
    await put(['http://loans.test']);
    await expect(publishOne(bank, await build('savings', 'one'))).rejects.toThrow(
      'http://savings.test: deploy',
    );
    await put(['http://*.test']);
    await publishOne(bank, await build('savings', 'one'));
  });

  it('rejects every release while no host is live', async () => {
    await rm(join(bank.root, 'sites/host'), { recursive: true });
    await expect(publishOne(bank, await build('savings', 'one'))).rejects.toMatchObject({
      remedy: expect.stringContaining('Deploy the host first'),
    });
  });

  it('checks against the live host, not the host of this checkout', async () => {
    const host = { contractVersion: '1.4.0', provides: { react: '19.0.0' } };
    await putFile(bank.root, 'sites/host/host.json', host);
    await publishOne(bank, await build('savings', 'one', { manifest: { contract: '^1.3.0' } }));
  });
});

describe('read commands', () => {
  it('write nothing', async () => {
    await publishOne(bank, await build('savings', 'one'));
    const before = await bank.registry.readIndex();
    const files = await bank.sites.fingerprint(['host', 'savings']);
    const update: RegistryStore['update'] = () => Promise.reject(new Error('written'));
    const reading = { ...bank, registry: { ...bank.registry, update } };
    await readLiveRemotes(reading);
    await history(reading);
    expect(await bank.registry.readIndex()).toEqual(before);
    expect(await bank.sites.fingerprint(['host', 'savings'])).toEqual(files);
  });
});
