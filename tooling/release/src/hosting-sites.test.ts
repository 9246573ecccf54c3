import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SiteStore } from './site-store';
import { putFile } from './builds.test-utils';
import { deployFolder, startHosting, type TestHosting } from './hosting.test-utils';

let hosting: TestHosting;
let sites: SiteStore;
beforeEach(async () => {
  hosting = await startHosting();
  sites = hosting.newStore();
});
afterEach(() => hosting.stop());

describe('upload', () => {
  it('deploys a folder with identical bytes and the headers of firebase.json', async () => {
    const one = await hosting.build('one', { 'chunk.0123abcd.js': 'hashed' });
    await sites.upload(one);
    const { version } = one.version;
    expect(await sites.versionsOf('savings')).toEqual([version]);
    expect(await sites.fetch('savings', `${version}/remoteEntry.js`)).toEqual(
      Buffer.from('entry one'),
    );
    const text = await sites.fetch('savings', `${version}/version.json`);
    expect(JSON.parse(String(text))).toEqual(one.version);
    const response = await fetch(`${sites.originOf('savings')}/${version}/chunk.0123abcd.js`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('keeps earlier folders and uploads only new files', async () => {
    const one = await hosting.build('one', { 'same.js': 'same' });
    const two = await hosting.build('two', { 'same.js': 'same' });
    await sites.upload(one);
    const count = hosting.uploads().length;
    await sites.upload(two);
    // remoteEntry.js, chunk.js and version.json; same.js is known by its hash.
    expect(hosting.uploads().length - count).toBe(3);
    expect(await sites.versionsOf('savings')).toEqual(
      [one.version.version, two.version.version].sort(),
    );
    expect(await sites.fetch('savings', `${one.version.version}/same.js`)).toEqual(
      Buffer.from('same'),
    );
  });

  it('uploads and reads more files than one request takes (pagination)', async () => {
    const names = Array.from({ length: 50 }, (_, index) => [`chunk-${index}.js`, `${index}`]);
    await sites.upload(await hosting.build('one', Object.fromEntries(names)));
    await hosting.newStore().upload(await hosting.build('two'));
    expect(Object.keys(hosting.live()?.files ?? {})).toHaveLength(53 + 3);
    expect(hosting.uploads()).toHaveLength(53 + 3);
  });

  it('creates a site that does not exist', async () => {
    expect(await sites.versionsOf('loans')).toEqual([]);
    expect(await sites.fetch('loans', 'index.html')).toBeNull();
    const loans = await hosting.build('one', {}, 'loans');
    await sites.upload(loans);
    expect(await sites.versionsOf('loans')).toEqual([loans.version.version]);
  });

  it('ships neither source maps nor build.json', async () => {
    const one = await hosting.build('one', { 'remoteEntry.js.map': '{}' });
    await sites.upload(one);
    const names = ['chunk.js', 'remoteEntry.js', 'version.json'];
    expect(Object.keys(hosting.live()?.files ?? {}).sort()).toEqual(
      names.map((name) => `/${one.version.version}/${name}`),
    );
  });

  it('creates no release if the folder is already deployed', async () => {
    const one = await hosting.build('one');
    await sites.upload(one);
    const before = hosting.live();
    await hosting.newStore().upload(one);
    expect(hosting.live()).toEqual(before);
  });

  it('accepts a deployed folder that was compressed differently', async () => {
    const one = await hosting.build('one');
    await deployFolder(hosting.project, one);
    const before = hosting.live();
    await sites.upload(one);
    expect(hosting.live()).toEqual(before);
  });

  it('keeps files that another tool deployed', async () => {
    const [one, two] = [await hosting.build('one'), await hosting.build('two')];
    await deployFolder(hosting.project, one);
    const before = hosting.live()?.files;
    await sites.upload(two);
    expect(hosting.live()?.files).toMatchObject(before ?? {});
    expect(await sites.versionsOf('savings')).toHaveLength(2);
  });

  it('never replaces a deployed folder', async () => {
    const one = await hosting.build('one');
    await putFile(one.folder, 'chunk.js', 'chunk 0ne');
    await deployFolder(hosting.project, one);
    await putFile(one.folder, 'chunk.js', 'chunk one');
    const before = hosting.live();
    await expect(sites.upload(one)).rejects.toThrow('was changed after it was deployed as');
    expect(hosting.live()).toEqual(before);
  });

  it('rejects files that changed after the build', async () => {
    const one = await hosting.build('one');
    await putFile(one.folder, 'chunk.js', 'chunk 0ne');
    await expect(sites.upload(one)).rejects.toThrow('has changed since it was built');
    expect(hosting.project.requests()).toEqual([]);
  });
});

describe('interrupted deploy', () => {
  it.each([
    ['create', 0],
    ['upload', 1],
    ['finalize', 0],
    ['release', 0],
  ] as const)('does not change the site at %s, and can be retried', async (step, count) => {
    await sites.upload(await hosting.build('one'));
    const before = hosting.live();
    const two = await hosting.build('two');
    hosting.project.cutAfter(step, count);
    await expect(hosting.newStore().upload(two)).rejects.toThrow('Firebase Hosting');
    expect(hosting.live()).toEqual(before);
    hosting.project.restore();
    const sent = hosting.uploads();
    await hosting.newStore().upload(two);
    expect(await sites.versionsOf('savings')).toContain(two.version.version);
    const again = hosting.uploads().slice(sent.length).map(hashOf);
    expect(sent.map(hashOf).filter((hash) => again.includes(hash))).toHaveLength(
      step === 'upload' ? 2 : 0,
    );
  });
});

function hashOf(request: string): string {
  return request.split('/').at(-1) ?? '';
}

it('removes versions with their files and keeps the others', async () => {
  const [one, two] = [await hosting.build('one'), await hosting.build('two')];
  await sites.upload(one);
  await sites.upload(two);
  await sites.removeVersions('savings', [one.version.version, 'never deployed']);
  expect(await sites.versionsOf('savings')).toEqual([two.version.version]);
  expect(await sites.fetch('savings', `${one.version.version}/remoteEntry.js`)).toBeNull();
  expect(hosting.uploads()).toHaveLength(6);
});

it('only reads for versionsOf, fetch and fingerprint', async () => {
  const one = await hosting.build('one');
  await sites.upload(one);
  const count = hosting.project.requests().length;
  const reader = hosting.newStore();
  await reader.versionsOf('savings');
  await reader.fetch('savings', `${one.version.version}/chunk.js`);
  const fingerprint = await reader.fingerprint(['savings', 'loans']);
  const requests = hosting.project.requests().slice(count);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  const deployed = Object.entries(hosting.live()?.files ?? {});
  expect(Object.fromEntries(fingerprint)).toEqual(
    Object.fromEntries(deployed.map(([path, hash]) => [`savings${path}`, hash])),
  );
});

it('never downloads deployed files', async () => {
  await sites.upload(await hosting.build('one'));
  const fetched = jest.spyOn(globalThis, 'fetch');
  await sites.upload(await hosting.build('two'));
  expect(fetched).not.toHaveBeenCalled();
});
