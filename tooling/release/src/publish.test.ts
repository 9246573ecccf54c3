import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { newBuild, publishOne, putFile } from './builds.test-utils';
import { type Bank, readLiveRemote } from './live-remote';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';
import { HOST_CAPABILITIES_FILE } from './preflight';
import { publish, readBases } from './publish';
import type { SiteStore } from './site-store';
import { HOST } from './sites';
import { parseVersion } from './version';

const note = { why: 'because', at: new Date() };

let bank: MemoryBank;
let root: string;
beforeEach(async () => {
  bank = await newMemoryBank();
  ({ root } = bank);
  await putFile(root, `sites/${HOST}/${HOST_CAPABILITIES_FILE}`, {
    ...{ contractVersion: '1.2.0', provides: { react: '19.3.1' }, routes: ['/SignIn'] },
  });
});
afterEach(() => rm(root, { recursive: true }));

const linking = (name: string, ...links: string[]) =>
  newBuild(root, name, 'one', { build: { links } });

test('the hash of a version covers its links', async () => {
  const { version } = await linking('savings', '/loans');
  const text = JSON.stringify(version);
  expect(parseVersion(text, version.version)).toEqual(version);
  const changed = text.replace('/loans', '/goals');
  expect(() => parseVersion(changed, version.version)).toThrow('differs from the published one');
});

describe('publish', () => {
  test('refuses a remote that links to a path that nothing serves', async () => {
    const build = await linking('savings', '/SignIn', '/laon');
    await expect(publish(bank, new Map(), [build], note)).rejects.toThrow(
      'savings: it links to /laon, which neither the host nor a live remote serves',
    );
    expect(await bank.registry.readIndex()).toBeNull();
  });

  test('allows links to the host, to live remotes and to remotes of the same release', async () => {
    await publish(bank, new Map(), [await linking('loans')], note);
    const builds = [
      await linking('savings', '/SignIn', '/loans', '/goals'),
      await linking('goals', '/savings'),
    ];
    const { warnings } = await publish(bank, new Map(), builds, note);
    expect(warnings).toEqual([]);
    const { remotes = {} } = (await bank.registry.readIndex()) ?? {};
    expect(Object.keys(remotes).sort()).toEqual(['goals', 'loans', 'savings']);
  });

  test('checks the links again with the routes that are live at the commit', async () => {
    await publish(bank, new Map(), [await linking('loans')], note);
    const build = await linking('savings', '/loans');
    const { update } = bank.registry;
    bank.registry.update = (names, change) =>
      update(names, (current) => change({ ...current, index: null }));
    await expect(publish(bank, new Map(), [build], note)).rejects.toThrow('it links to /loans');
    expect(Object.keys(bank.stored.index?.remotes ?? {})).toEqual(['loans']);
  });

  test('names the remote of each violation', async () => {
    const builds = ['savings', 'loans'].map((name) =>
      newBuild(root, name, 'one', { build: { requires: { vue: '^3.0.0' } } }),
    );
    await expect(publish(bank, new Map(), await Promise.all(builds), note)).rejects.toThrow(
      /savings: it needs vue.*\n.*loans: it needs vue/,
    );
  });

  test('publishes a remote that links to one that was never released, with a warning', async () => {
    const known = [
      { name: 'cards', routes: [{ path: '/Cards', title: 'Cards', access: 'public' as const }] },
    ];
    const build = await linking('savings', '/Cards');
    const { warnings } = await publish(bank, new Map(), [build], { ...note, known });
    expect(warnings).toEqual(['savings links to /Cards, but cards is not released yet']);
  });
});

describe('the plan of a release', () => {
  const build = (word: string) => newBuild(root, 'savings', word);
  const live = async () => (await readLiveRemote(bank, 'savings')).record;
  const versionOf = (one: { version?: string } | null | undefined) => one?.version;

  test('keeps the replaced version as fallback, also when the same version is published again', async () => {
    const [one, two] = [await build('one'), await build('two')];
    await publishOne(bank, one);
    expect(await live()).toMatchObject({ previous: null, canary: null });
    for (const again of [two, two]) {
      await publishOne(bank, again);
      const record = await live();
      expect(versionOf(record?.live)).toBe(two.version.version);
      expect(versionOf(record?.previous)).toBe(one.version.version);
    }
  });

  test('of a canary keeps the live version and its fallback', async () => {
    const [one, two, three] = [await build('one'), await build('two'), await build('three')];
    await expect(publishOne(bank, one, 10)).rejects.toThrow(
      'savings has no live version to compare a canary with.',
    );
    await publishOne(bank, one);
    await publishOne(bank, two);
    await publishOne(bank, three, 10);
    expect(await live()).toMatchObject({
      live: { version: two.version.version },
      previous: { version: one.version.version },
      canary: { share: 10, version: { version: three.version.version } },
    });
  });

  test('of a canary needs a live record that can be verified', async () => {
    await publishOne(bank, await build('one'));
    const stored = bank.stored.releases.get('savings');
    if (stored) bank.stored.releases.set('savings', { ...stored, signature: '' });
    await expect(publishOne(bank, await build('two'), 10)).rejects.toThrow('has no live version');
    await publishOne(bank, await build('two'));
    expect((await live())?.previous).toBeNull();
  });

  test('starts from the live revision of each remote, and 0 without one', async () => {
    await publishOne(bank, await build('one'));
    const { revision } = await readLiveRemote(bank, 'savings');
    expect(await readBases(bank, ['savings', 'loans'])).toEqual(
      new Map([
        ['savings', revision],
        ['loans', 0],
      ]),
    );
  });
});

describe('deployed files', () => {
  const build = (word: string) => newBuild(root, 'savings', word);

  test.each(['chunk.js', 'version.json'])('are downloaded and compared: %s', async (file) => {
    const one = await build('one');
    const path = `http://savings.test/${one.version.version}/${file}`;
    const fetched = (bytes: Buffer | null): Bank => {
      const fetch: SiteStore['fetch'] = (site, name) =>
        name.endsWith(file) ? Promise.resolve(bytes) : bank.sites.fetch(site, name);
      return { ...bank, sites: { ...bank.sites, fetch } };
    };
    await expect(publishOne(fetched(Buffer.from('chunk 0ne')), one)).rejects.toThrow(
      `${path} differs from the uploaded file.`,
    );
    await expect(publishOne(fetched(null), one)).rejects.toThrow(`${path} cannot be downloaded.`);
    expect(bank.stored.index).toBeNull();
  });

  test('must not change during a release', async () => {
    await publishOne(bank, await build('one'));
    const one = bank.stored.history[0]?.version;
    const { unchanged } = await publish(bank, new Map(), [await build('two')], note);
    expect(unchanged).toBe(3);
    const { update } = bank.registry;
    bank.registry.update = async (...change) => {
      await update(...change);
      await putFile(root, `sites/savings/${one}/chunk.js`, 'chunk 0ne');
    };
    await expect(publish(bank, new Map(), [await build('three')], note)).rejects.toThrow(
      `Previously deployed files have changed: savings/${one}/chunk.js.`,
    );
  });
});
