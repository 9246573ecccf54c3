import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folderSites, type FolderSitesOptions } from './folder-sites';
import { newBuild, putFile } from './builds.test-utils';

let bank: { root: string; sites: string };
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'sites-'));
  bank = { root, sites: join(root, 'sites') };
});

function store(change: Partial<FolderSitesOptions> = {}) {
  const originOf = (site: string) => `http://${site}.test`;
  return folderSites({ sites: bank.sites, originOf, withMaps: false, isServed: false, ...change });
}

describe('upload', () => {
  it('deploys the folder of a version with its version.json, without maps and build.json', async () => {
    const files = { 'remoteEntry.js.map': '{}', 'nested/style.css': 'style' };
    const one = await newBuild(bank.root, 'savings', 'one', { files });
    const { version } = one.version;
    await store().upload(one);
    expect(await store().versionsOf('savings')).toEqual([version]);
    expect([...(await store().fingerprint(['savings'])).keys()]).toEqual(
      ['chunk.js', 'nested/style.css', 'remoteEntry.js', 'version.json'].map(
        (file) => `savings/${version}/${file}`,
      ),
    );
    expect(await store().fetch('savings', `${version}/nested/style.css`)).toEqual(
      Buffer.from('style'),
    );
  });

  it('deploys source maps on request', async () => {
    const files = { 'remoteEntry.js.map': '{}' };
    const one = await newBuild(bank.root, 'savings', 'one', { files });
    await store({ withMaps: true }).upload(one);
    const path = `${one.version.version}/remoteEntry.js.map`;
    expect(await store().fetch('savings', path)).toEqual(Buffer.from('{}'));
  });

  it('accepts repeated and concurrent uploads of the same folder, without partial folders', async () => {
    const one = await newBuild(bank.root, 'savings', 'one');
    await Promise.all([store().upload(one), store().upload(one)]);
    const before = await store().fingerprint(['savings']);
    await store().upload(one);
    expect(await store().fingerprint(['savings'])).toEqual(before);
    expect(await readdir(join(bank.sites, 'savings'))).toEqual([one.version.version]);
  });

  it('reports what is in the way of a folder, and leaves no partial folder', async () => {
    const one = await newBuild(bank.root, 'savings', 'one');
    await putFile(bank.sites, `savings/${one.version.version}`, 'a file');
    await expect(store().upload(one)).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(await readdir(join(bank.sites, 'savings'))).toEqual([one.version.version]);
  });

  it('throws for a deployed folder that was changed', async () => {
    const one = await newBuild(bank.root, 'savings', 'one');
    await store().upload(one);
    await putFile(bank.sites, `savings/${one.version.version}/chunk.js`, 'chunk 0ne');
    await expect(store().upload(one)).rejects.toThrow('is not what was deployed as');
  });
});

it('removes versions and keeps the others', async () => {
  const one = await newBuild(bank.root, 'savings', 'one');
  const two = await newBuild(bank.root, 'savings', 'two');
  await store().upload(one);
  await store().upload(two);
  await store().removeVersions('savings', [one.version.version, '0123456789abcdef']);
  expect(await store().versionsOf('savings')).toEqual([two.version.version]);
});

it('returns null for a missing site or file', async () => {
  expect(await store().versionsOf('loans')).toEqual([]);
  expect(await store().fingerprint(['loans'])).toEqual(new Map());
  expect(await store().fetch('loans', 'index.html')).toBeNull();
  await putFile(bank.sites, 'loans/index.html', 'page');
  expect(await store().fetch('loans', 'index.html/part')).toBeNull();
});

it('reports a path that cannot be read', async () => {
  await putFile(bank.sites, 'loans/pages/index.html', 'page');
  await expect(store().fetch('loans', 'pages')).rejects.toMatchObject({ code: 'EISDIR' });
});

it('finds versions, and no other folders', async () => {
  const one = await newBuild(bank.root, 'savings', 'one');
  await store().upload(one);
  for (const folder of ['notes', 'old-0123456789abcdef', '0123456789abcdef.old']) {
    await putFile(bank.sites, `savings/${folder}/a.txt`, 'text');
  }
  expect(await store().versionsOf('savings')).toEqual([one.version.version]);
});

describe('fetch from a served folder', () => {
  const caching: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    caching.push(request.headers['cache-control']);
    readFile(join(bank.sites, 'savings', request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  beforeEach(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it('downloads from the server, not from a cache', async () => {
    const { port } = server.address() as AddressInfo;
    const served = store({ originOf: () => `http://127.0.0.1:${port}`, isServed: true });
    const one = await newBuild(bank.root, 'savings', 'one');
    await served.upload(one);
    const path = `${one.version.version}/chunk.js`;
    expect(await served.fetch('savings', path)).toEqual(Buffer.from('chunk one'));
    expect(await served.fetch('savings', 'none.js')).toBeNull();
    expect(caching).toEqual(['no-cache', 'no-cache']);
  });

  it('names the unreachable URL', async () => {
    const { port } = server.address() as AddressInfo;
    server.close();
    const served = store({ originOf: () => `http://127.0.0.1:${port}`, isServed: true });
    await expect(served.fetch('savings', 'a.js')).rejects.toThrow(`127.0.0.1:${port}/a.js`);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
});
