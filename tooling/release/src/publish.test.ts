import { beforeEach, describe, expect, it } from '@jest/globals';
import { parseRegistry, verifyRegistry } from '@bank/contracts';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from './publish';
import { newBank, newBuild, NOTE, publishOne, putFile } from './stub-bank';
import type { Target } from './target';

let bank: Awaited<ReturnType<typeof newBank>>;
beforeEach(async () => {
  bank = await newBank();
});

async function served() {
  return JSON.parse(await readFile(join(bank.sites, 'registry/registry.json'), 'utf8'));
}

describe('publish', () => {
  it('serves a registry that the host verifies and reads, and that leads to the bytes', async () => {
    const build = await newBuild(bank.root, 'savings', 'one');
    await publishOne(bank.target, build);
    const verified = await verifyRegistry(await served(), [bank.key.publicKey]);
    const registry = parseRegistry(verified.ok && verified.value);
    const { version } = build.version;
    expect(registry).toMatchObject({
      ok: true,
      value: {
        revision: 1,
        rejected: [],
        remotes: [
          {
            name: 'savings',
            live: {
              version,
              entry: `http://savings.test/${version}/remoteEntry.js`,
              integrity: build.version.files['remoteEntry.js'],
            },
            previous: null,
          },
        ],
      },
    });
  });

  it('keeps what was live as the previous version, and its files where they are', async () => {
    const one = await newBuild(bank.root, 'savings', 'one');
    const two = await newBuild(bank.root, 'savings', 'two');
    await publishOne(bank.target, one);
    const { remotes } = await publishOne(bank.target, two);
    expect(remotes).toMatchObject([
      { live: { version: two.version.version }, previous: { version: one.version.version } },
    ]);
    expect(await bank.target.read('savings', `${one.version.version}/chunk.js`)).toEqual(
      Buffer.from('chunk one'),
    );
  });

  it('changes nothing else by a byte', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'loans', 'one'));
    const before = await bank.target.fingerprint();
    const base = await bank.target.readRegistry();
    const two = await newBuild(bank.root, 'savings', 'two');
    const { registry, unchanged } = await publish(bank.target, base, [two], NOTE);
    expect(unchanged).toBe(before.size - 3);
    expect(registry.remotes[0]).toEqual(base?.remotes[0]);
    const after = await bank.target.fingerprint();
    const changed = [...before].filter(([file, hash]) => after.get(file) !== hash);
    expect(changed.map(([file]) => file)).toEqual([
      'registry/index.json',
      'registry/registry.json',
      'registry/status.json',
    ]);
  });

  it('releases several remotes in one revision', async () => {
    const builds = [
      await newBuild(bank.root, 'savings', 'one'),
      await newBuild(bank.root, 'loans', 'one'),
    ];
    const { registry } = await publish(bank.target, null, builds, NOTE);
    expect(registry.revision).toBe(1);
    expect(registry.remotes.map(({ name }) => name)).toEqual(['savings', 'loans']);
  });

  it('gives a canary to a share, and leaves what is live alone', async () => {
    const one = await newBuild(bank.root, 'savings', 'one');
    const two = await newBuild(bank.root, 'savings', 'two');
    await publishOne(bank.target, one);
    const { remotes } = await publishOne(bank.target, two, 10);
    expect(remotes).toMatchObject([
      {
        live: { version: one.version.version },
        canary: { version: { version: two.version.version }, share: 10 },
      },
    ]);
  });

  it('lets one of two win, tells the other, who loses nothing', async () => {
    const ours = await newBuild(bank.root, 'savings', 'ours');
    const theirs = await newBuild(bank.root, 'loans', 'theirs');
    const results = await Promise.allSettled([
      publish(bank.target, null, [ours], NOTE),
      publish(bank.target, null, [theirs], NOTE),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('Revision 1 has become live in the meantime') },
    });
    expect((await bank.target.readRegistry())?.remotes).toHaveLength(1);
    for (const build of [ours, theirs]) {
      const name = build.version.name;
      expect(await bank.target.versionsOf(name)).toEqual([build.version.version]);
      await publishOne(bank.target, build);
    }
    expect((await bank.target.readRegistry())?.remotes).toHaveLength(2);
  });

  it('serves the highest revision after a crowd of releases', async () => {
    const builds = await Promise.all(
      ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((name) => newBuild(bank.root, name, 'one')),
    );
    const insist = async (build: (typeof builds)[number]): Promise<void> => {
      await publishOne(bank.target, build).catch((error: Error) => {
        if (!error.message.includes('in the meantime')) throw error;
        return insist(build);
      });
    };
    await Promise.all(builds.map(insist));
    expect((await served()).registry).toEqual(await bank.target.readRegistry());
    expect((await served()).registry.revision).toBe(6);
    expect((await served()).registry.remotes).toHaveLength(6);
  });

  const STEPS = ['upload', 'fetch', 'replaceRegistry'] as const;
  it.each(STEPS)(
    'leaves live what was live when it dies in %s, and can be run again',
    async (at) => {
      await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
      const before = await served();
      const two = await newBuild(bank.root, 'savings', 'two');
      const dying: Target = {
        ...bank.target,
        [at]: (site: unknown, path: unknown) =>
          at === 'fetch' && site === 'host'
            ? bank.target.fetch('host', String(path))
            : Promise.reject(new Error('killed')),
      };
      await expect(publishOne(dying, two)).rejects.toThrow('killed');
      expect(await served()).toEqual(before);
      const { remotes } = await publishOne(bank.target, two);
      expect(remotes[0]?.live.version).toBe(two.version.version);
    },
  );

  it('puts in place what was committed by somebody who died right after', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
    const first = await readFile(join(bank.sites, 'registry/registry.json'));
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'two'));
    await writeFile(join(bank.sites, 'registry/registry.json'), first);
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'three'));
    expect((await served()).registry.revision).toBe(3);
  });

  it('notices a byte that arrives changed', async () => {
    await publishOne(bank.target, await newBuild(bank.root, 'savings', 'one'));
    const before = await served();
    const two = await newBuild(bank.root, 'savings', 'two');
    const corrupting: Target = {
      ...bank.target,
      fetch: async (site, path) =>
        path.endsWith('chunk.js') ? Buffer.from('chunk twO') : bank.target.fetch(site, path),
    };
    await expect(publishOne(corrupting, two)).rejects.toThrow('is not what was uploaded');
    expect(await served()).toEqual(before);
  });

  it('refuses to take a changed folder for the version of its name', async () => {
    const one = await newBuild(bank.root, 'savings', 'one');
    await publishOne(bank.target, one);
    await putFile(bank.sites, `savings/${one.version.version}/chunk.js`, 'chunk 0ne');
    await expect(bank.target.upload(one)).rejects.toThrow('is not what was deployed as');
  });

  it('deploys neither source maps nor the note of the build', async () => {
    const files = { 'remoteEntry.js.map': '{}' };
    const { version, folder } = await newBuild(bank.root, 'savings', 'one', { files });
    await bank.target.upload({ version, folder });
    expect(await readdir(join(bank.sites, 'savings', version.version))).toEqual([
      'chunk.js',
      'remoteEntry.js',
      'version.json',
    ]);
  });
});
