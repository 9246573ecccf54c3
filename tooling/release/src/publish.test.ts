import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBuild, putFile } from './builds.test-utils';
import { folderSites } from './folder-sites';
import type { Bank } from './live-remote';
import { HOST_CAPABILITIES_FILE } from './preflight';
import { publish } from './publish';
import type { RegistryStore, StoredIndex, StoredRelease } from './registry-store';
import { developmentKeys } from './release-keys';
import { HOST } from './sites';
import { parseVersion } from './version';

const note = { why: 'because', at: new Date() };
const unused = () => Promise.reject(new Error('not used'));

/** A registry without rules and conflicts; publish.integration.test.ts uses the emulators'. */
function memoryRegistry(): RegistryStore {
  let index: StoredIndex | null = null;
  let releases: ReadonlyMap<string, StoredRelease> = new Map();
  return {
    ...{ readHistory: unused, readReports: unused, close: () => Promise.resolve() },
    readIndex: () => Promise.resolve(index),
    readRelease: (remote) => Promise.resolve(releases.get(remote) ?? null),
    async update(_remotes, change) {
      const next = await change({ index, releases });
      index = next.index;
      releases = new Map([...releases, ...next.releases]);
    },
  };
}

let root: string;
let bank: Bank;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
  const originOf = (site: string) => `http://${site}.test`;
  const sites = folderSites({
    ...{ sites: join(root, 'sites'), originOf, withMaps: false, isServed: false },
  });
  bank = { sites, registry: memoryRegistry(), keys: await developmentKeys(join(root, 'keys')) };
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

  test('publishes a remote that links to one that was never released, with a warning', async () => {
    const known = [
      { name: 'cards', routes: [{ path: '/Cards', title: 'Cards', access: 'public' as const }] },
    ];
    const build = await linking('savings', '/Cards');
    const { warnings } = await publish(bank, new Map(), [build], { ...note, known });
    expect(warnings).toEqual(['savings links to /Cards, but cards is not released yet']);
  });
});
