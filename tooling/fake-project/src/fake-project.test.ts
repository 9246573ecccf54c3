import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type FakeProject, startFakeProject } from './fake-project';
import { type DeployFolder, deployFolder } from './fake-folder';

const HOST = {
  site: 'acme-host',
  public: 'host',
  cleanUrls: false,
  trailingSlash: false,
  rewrites: [{ regex: '^/([^/]+/)*[^/.]*$', destination: '/app.html' }],
  headers: [
    { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    { regex: '\\.[0-9a-f]{8}\\.js$', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
  ],
};
const PAGES = { site: 'acme-pages', public: 'pages', cleanUrls: true };
const CONFIG = {
  hosting: [HOST, PAGES],
  firestore: { rules: 'firestore.rules', indexes: 'indexes.json' },
  storage: { rules: 'storage.rules' },
};
const INDEX = {
  collectionGroup: 'loans',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'uid', order: 'ASCENDING' },
    { fieldPath: 'createdAt', order: 'DESCENDING' },
  ],
};

let project: FakeProject;
beforeEach(async () => {
  project = await startFakeProject({ projectId: 'acme', sites: ['acme-host', 'acme-pages'] });
});
afterEach(() => project.stop());

function countOf(requests: readonly string[], start: string): number {
  return requests.filter((request) => request.startsWith(start)).length;
}

describe('firebase deploy', () => {
  let folder: DeployFolder;
  beforeEach(async () => {
    folder = await deployFolder('acme');
    await folder.put('firebase.json', JSON.stringify(CONFIG));
    await folder.put('firestore.rules', 'rules of Firestore');
    await folder.put('storage.rules', 'rules of Storage');
    await folder.put('indexes.json', JSON.stringify({ indexes: [INDEX], fieldOverrides: [] }));
    await folder.put('host/index.html', 'index');
    await folder.put('host/app.html', 'app');
    await folder.put('host/main.0123abcd.js', 'main');
    await folder.put('pages/about.html', 'about');
    await folder.put('pages/404.html', 'lost');
  });
  afterEach(() => folder.remove());

  async function deploy(only = 'hosting'): Promise<string[]> {
    const count = project.requests().length;
    expect(await folder.deploy(project, only)).toMatchObject({ code: 0 });
    return project.requests().slice(count);
  }

  it('serves the sites with their own headers, rewrites and clean URLs', async () => {
    await deploy();
    const host = project.originOf('acme-host');
    const main = await fetch(`${host}/main.0123abcd.js`);
    expect(await main.text()).toBe('main');
    expect(main.headers.get('x-frame-options')).toBe('DENY');
    expect(main.headers.get('cache-control')).toBe('immutable');
    expect(main.headers.get('content-type')).toContain('javascript');
    const screen = await fetch(`${host}/accounts/1`);
    expect([screen.status, await screen.text()]).toEqual([200, 'app']);
    expect(screen.headers.get('cache-control')).toBe('max-age=3600');
    expect((await fetch(`${host}/none.js`)).status).toBe(404);
    const pages = project.originOf('acme-pages');
    expect(await (await fetch(`${pages}/about`)).text()).toBe('about');
    expect((await fetch(`${pages}/about.html`)).url).toBe(`${pages}/about`);
    const missing = await fetch(`${pages}/none`);
    expect([missing.status, await missing.text()]).toEqual([404, 'lost']);
  });

  it('deploys rules and indexes once, and uploads one file when one has changed', async () => {
    const first = await deploy('hosting,firestore,storage');
    expect(countOf(first, 'POST /upload/')).toBe(5);
    expect(countOf(first, 'POST /v1/projects/acme/databases')).toBe(1);
    expect(project.rules()).toEqual({
      'cloud.firestore/(default)': 'rules of Firestore',
      'firebase.storage/acme.appspot.com': 'rules of Storage',
    });
    const before = project.fingerprint();
    await folder.put('host/app.html', 'changed');
    await folder.put('storage.rules', 'other rules');
    const second = await deploy('hosting,firestore,storage');
    expect(countOf(second, 'POST /upload/')).toBe(1);
    expect(countOf(second, 'POST /v1/projects/acme/rulesets')).toBe(1);
    expect(countOf(second, 'POST /v1/projects/acme/databases')).toBe(0);
    expect(project.rules()).toMatchObject({ 'firebase.storage/acme.appspot.com': 'other rules' });
    const after = project.fingerprint();
    expect(after['acme-pages']?.files).toEqual(before['acme-pages']?.files);
    expect(after['acme-host']?.files['/index.html']).toBe(
      before['acme-host']?.files['/index.html'],
    );
    expect(await (await fetch(`${project.originOf('acme-host')}/app.html`)).text()).toBe('changed');
  });

  it("accepts the bank's indexes with their exemptions, and finds them unchanged afterwards", async () => {
    const file = new URL('../../firebase/firestore.indexes.json', import.meta.url);
    const content = await readFile(file, 'utf8');
    const { indexes, fieldOverrides } = JSON.parse(content) as Record<string, unknown[]>;
    await folder.put('indexes.json', content);
    const first = await deploy('firestore');
    expect(countOf(first, 'POST /v1/projects/acme/databases')).toBe(indexes?.length);
    expect(countOf(first, 'PATCH /v1/projects/acme/databases')).toBe(fieldOverrides?.length);
    const second = await deploy('firestore');
    expect(countOf(second, 'POST /v1/projects/acme/databases')).toBe(0);
    expect(countOf(second, 'PATCH /v1/projects/acme/databases')).toBe(0);
  });

  it('leaves a site as it was when a deploy is cut before the release', async () => {
    await deploy('hosting:acme-host');
    const before = project.fingerprint();
    await folder.put('host/app.html', 'changed');
    project.cutAfter('release', 0);
    const cut = await folder.deploy(project, 'hosting:acme-host');
    expect(cut.code).not.toBe(0);
    expect(project.fingerprint()).toEqual(before);
    project.restore();
    expect(countOf(await deploy('hosting:acme-host'), 'POST /upload/')).toBe(0);
    expect(await (await fetch(`${project.originOf('acme-host')}/app.html`)).text()).toBe('changed');
  });

  it('fails for a site that does not exist', async () => {
    await folder.put(
      'firebase.json',
      JSON.stringify({ hosting: { ...PAGES, site: 'acme-other' } }),
    );
    const before = project.fingerprint();
    expect((await folder.deploy(project, 'hosting')).code).not.toBe(0);
    expect(project.requests().at(-1)).toMatch(/^POST .*\/sites\/acme-other\/versions$/);
    expect(project.fingerprint()).toEqual(before);
  });
});

describe('the REST API', () => {
  const content = gzipSync('content');
  const hash = createHash('sha256').update(content).digest('hex');

  async function call(method: string, path: string, body: BodyInit | null = null) {
    const url = `${project.environment.FIREBASE_HOSTING_API_URL}${path}`;
    const response = await fetch(url, { method, body });
    return { status: response.status, body: await response.json() };
  }
  const send = (method: string, path: string, body: object = {}) =>
    call(method, `/v1beta1/${path}`, JSON.stringify(body));

  async function newVersion(files: object = { '/a.js': hash }): Promise<string> {
    const { name } = (await send('POST', 'sites/acme-host/versions')).body;
    await send('POST', `${name}:populateFiles`, { files });
    return name;
  }
  const upload = (name: string, to = hash) =>
    call('POST', `/upload/v1beta1/${name}/files/${to}`, content);
  const finalize = (name: string) => send('PATCH', name, { status: 'FINALIZED' });
  const release = (name: string) =>
    send('POST', `sites/acme-host/channels/live/releases?versionName=${name}`);

  it('creates sites, and refuses one that exists', async () => {
    const origin = project.originOf('acme-new');
    expect(await send('POST', 'projects/acme/sites?siteId=acme-new')).toMatchObject({
      status: 200,
      body: { defaultUrl: origin },
    });
    expect((await send('POST', 'projects/acme/sites?siteId=acme-new')).status).toBe(409);
    expect((await call('GET', '/v1beta1/projects/acme/sites/acme-new')).status).toBe(200);
    expect((await call('GET', '/v1beta1/projects/acme/sites/acme-none')).status).toBe(404);
    expect((await call('GET', '/v1beta1/projects/other/sites')).status).toBe(404);
    const { sites } = (await call('GET', '/v1beta1/projects/acme/sites')).body;
    expect(sites).toHaveLength(3);
  });

  it('refuses an upload under another hash', async () => {
    const name = await newVersion();
    expect(await upload(name, '0'.repeat(64))).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('content hash') } },
    });
  });

  it('refuses to finalize a version with missing files, and to release it', async () => {
    const name = await newVersion();
    expect((await finalize(name)).status).toBe(400);
    expect((await release(name)).status).toBe(400);
    await upload(name);
    expect((await finalize(name)).status).toBe(200);
    expect((await release(name)).status).toBe(200);
  });

  it('refuses to change a finalized version', async () => {
    const name = await newVersion();
    await upload(name);
    await finalize(name);
    expect((await send('POST', `${name}:populateFiles`, { files: {} })).status).toBe(400);
    expect((await send('PATCH', name, { config: {} })).status).toBe(400);
    expect((await upload(name)).status).toBe(400);
  });

  it('keeps all versions and lists the releases, the newest first', async () => {
    const names = [await newVersion(), await newVersion({ '/b.js': hash })];
    await upload(names[0] ?? '');
    for (const name of names) {
      await finalize(name);
      await release(name);
    }
    const { releases } = (await call('GET', '/v1beta1/sites/acme-host/releases')).body;
    const released = releases.map(({ version }: { version: { name: string } }) => version.name);
    expect(released).toEqual([...names].reverse());
    const { versions } = (await call('GET', '/v1beta1/sites/acme-host/versions')).body;
    expect(versions).toHaveLength(2);
    expect(project.fingerprint()['acme-host']?.files).toEqual({ '/b.js': hash });
  });

  it('lists the files of a version page by page', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => [`/${index}.js`, hash]);
    const name = await newVersion(Object.fromEntries(paths));
    const first = (await call('GET', `/v1beta1/${name}/files`)).body;
    const next = `/v1beta1/${name}/files?pageToken=${first.nextPageToken}`;
    const second = (await call('GET', next)).body;
    expect([first.files.length, second.files.length]).toEqual([20, 10]);
    expect(second).not.toHaveProperty('nextPageToken');
  });

  it('clones a version without the excluded files', async () => {
    const name = await newVersion({ '/a.js': hash, '/b.js': hash });
    await upload(name);
    await finalize(name);
    const { body } = await send('POST', 'sites/acme-host/versions:clone', {
      sourceVersion: name,
      exclude: { regexes: ['^/a'] },
      finalize: true,
    });
    expect(body).toMatchObject({ done: true, response: { status: 'FINALIZED', fileCount: '1' } });
    expect((await call('GET', `/v1beta1/${body.name}`)).body).toEqual(body);
  });
});

it('serves the sites on the ports that follow the given one', async () => {
  await project.stop();
  // Below the ports that systems hand out, and different in each process.
  const port = 20_000 + (process.pid % 300) * 40;
  project = await startFakeProject({ projectId: 'acme', sites: ['acme-host'], port });
  expect(project.environment.FIREBASE_HOSTING_API_URL).toBe(`http://127.0.0.1:${port}`);
  expect(project.originOf('acme-host')).toBe(`http://localhost:${port + 1}`);
  expect(project.originOf('acme-later')).toBe(`http://localhost:${port + 2}`);
  expect((await fetch(project.originOf('acme-later'))).status).toBe(404);
});
