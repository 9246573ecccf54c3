import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSites, type SitesBuild } from './build-sites';
import { listFiles } from './list-files';

const remote = {
  name: 'transfer',
  title: 'Transfer',
  kind: 'regular',
  contract: '^1.0.0',
  routes: [{ path: '/Withdrawal', title: 'Withdrawal', access: 'customer' }],
  menu: [],
};

const firebase = {
  hosting: ['host', 'remote'].map((target) => ({
    target,
    public: 'elsewhere',
    ...(target === 'host' && { rewrites: [{ regex: '^/[^.]*$', destination: '/app.html' }] }),
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
          { key: 'X-Frame-Options', value: 'DENY' },
        ],
      },
    ],
  })),
  firestore: { rules: 'rules/firestore.rules', indexes: 'rules/firestore.indexes.json' },
  storage: { rules: 'rules/storage.rules' },
};

let root: string;

async function put(path: string, content: unknown): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

async function get(path: string): Promise<string> {
  return readFile(join(root, 'run', path), 'utf8');
}

function run(): SitesBuild {
  return {
    root,
    folder: join(root, 'run'),
    projectId: 'demo-x',
    environment: {
      registry: { url: 'http://db.test', rootKeys: ['k'], floor: 0, revokedKeys: [] },
      scriptOrigins: ['http://transfer.test'],
      firebase: { apiKey: '</script>$&', projectId: 'demo-x', storageBucket: 'x' },
    },
    originOf: (site) => `http://${site}.test`,
    siteId: (site) => `demo-x-${site}`,
    emulators: { hub: { port: 4 } },
  };
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'buildSites-'));
  await put('firebase.json', firebase);
  await put('rules/firestore.rules', 'firestore');
  await put('rules/firestore.indexes.json', '{}');
  await put('rules/storage.rules', 'storage');
  await put(
    'host/dist/index.html',
    '<p><script type=application/json id=environment></script></p>',
  );
  await put('remotes/transfer/remote.json', remote);
  await put('remotes/transfer/dist/remoteEntry.abc.js', 'entry');
  await put('remotes/transfer/dist/build.json', {
    name: 'transfer',
    entry: 'remoteEntry.abc.js',
    exports: ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'],
    routes: ['/Withdrawal'],
    requires: { react: '^19.0.0' },
  });
  await put('host/dist/build.json', {
    name: 'host',
    provides: { react: '19.3.1' },
    routes: ['/SignIn'],
  });
});

afterEach(() => rm(root, { recursive: true }));

describe('buildSites', () => {
  it('copies only the host’s files that browsers need, and keeps the remotes’ sites', async () => {
    await put('run/sites/transfer/0123456789abcdef/remoteEntry.js', 'deployed before');
    await buildSites(run());
    expect(await listFiles(join(root, 'run/sites/transfer'))).toEqual([
      '0123456789abcdef/remoteEntry.js',
    ]);
    expect(await readdir(join(root, 'run/sites/host'))).toEqual([
      '404.html',
      'app.html',
      'host.json',
      'index.html',
    ]);
  });

  it('only describes a host that a dev server serves', async () => {
    await buildSites({ ...run(), isHostServedElsewhere: true });
    expect(await readdir(join(root, 'run/sites/host'))).toEqual(['host.json']);
  });

  it('records the origin of each site', async () => {
    await buildSites(run());
    expect(JSON.parse(await get('origins.json'))).toEqual({
      host: 'http://host.test',
      transfer: 'http://transfer.test',
    });
  });

  it('deploys source maps only locally', async () => {
    await put('host/dist/main.js.map', '{}');
    const maps = async () =>
      (await listFiles(join(root, 'run/sites'))).filter((file) => file.endsWith('.map'));
    await buildSites(run());
    expect(await maps()).toHaveLength(1);
    const { emulators: _emulators, ...real } = run();
    await buildSites(real);
    expect(await maps()).toEqual([]);
  });

  it('escapes the environment so that no value can close its script element', async () => {
    await buildSites(run());
    const page = await get('sites/host/index.html');
    const [, json = ''] =
      /<script type="application\/json" id="environment">(.*)<\/script><\/p>$/.exec(page) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(run().environment);
  });

  it("writes a Content-Security-Policy with the remotes' origins and no other", async () => {
    await buildSites(run());
    const config = JSON.parse(await get('firebase.json')) as typeof firebase;
    const policyOf = (target: string) =>
      config.hosting
        .find((site) => site.target === target)
        ?.headers.flatMap(({ headers }) => headers)
        .find(({ key: name }) => name === 'Content-Security-Policy')?.value;
    expect(policyOf('host')).toContain("script-src 'self' http://transfer.test;");
    expect(policyOf('transfer')).toBe("frame-ancestors 'none'");
  });

  it('allows the inline scripts of its pages, by hash', async () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    const data = '<script type=application/json id=environment></script>';
    await put('host/dist/index.html', `<p>${data}<script>first()</script></p>`);
    await put('host/dist/main.js', '"<script>other()</script>"');
    await buildSites(run());
    expect(await get('firebase.json')).toContain(hash('first()'));
    expect(await get('firebase.json')).not.toContain(hash('other()'));
  });

  it('allows reCAPTCHA only for a host that was built with App Check', async () => {
    await buildSites(run());
    expect(await get('firebase.json')).not.toContain('recaptcha');
    await put('host/dist/build.json', { name: 'host', provides: {}, hasAppCheck: true });
    await buildSites(run());
    expect(await get('firebase.json')).toContain('https://www.google.com/recaptcha/enterprise.js');
  });

  it('writes a configuration with paths in the run folder', async () => {
    await buildSites(run());
    expect(JSON.parse(await get('firebase.json'))).toMatchObject({
      hosting: ['host', 'transfer'].map((target) => ({
        target,
        public: `sites/${target}`,
      })),
      firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      storage: { rules: 'storage.rules' },
      emulators: { hub: { port: 4 } },
    });
    expect(await get('storage.rules')).toBe('storage');
    expect(JSON.parse(await get('.firebaserc')).targets['demo-x'].hosting.transfer).toEqual([
      'demo-x-transfer',
    ]);
  });

  it('serves the app with the status 200 only for the routes of the host and the remotes', async () => {
    await buildSites(run());
    const config = JSON.parse(await get('firebase.json')) as typeof firebase;
    const [rewrite] = config.hosting[0]?.rewrites ?? [];
    const isKnown = (path: string) => new RegExp(rewrite?.regex ?? '', 'u').test(path);
    expect(rewrite?.destination).toBe('/app.html');
    expect(['/signin', '/WITHDRAWAL', '/Withdrawal/'].filter(isKnown)).toHaveLength(3);
    expect(['/no/such/page', '/withdrawal/x'].filter(isKnown)).toEqual([]);
    expect(await get('sites/host/404.html')).toBe(await get('sites/host/app.html'));
  });

  it('serves the routes of the remotes for a host that does not list its own', async () => {
    await put('host/dist/build.json', { name: 'host', provides: {} });
    await buildSites(run());
    const config = JSON.parse(await get('firebase.json')) as typeof firebase;
    expect(config.hosting[0]?.rewrites).toEqual([
      { destination: '/app.html', regex: '^/([Ww][Ii][Tt][Hh][Dd][Rr][Aa][Ww][Aa][Ll])/?$' },
    ]);
  });

  it('throws for a configuration that does not serve the app', async () => {
    const hosting = firebase.hosting.map((site) => ({ ...site, rewrites: [] }));
    await put('firebase.json', { ...firebase, hosting });
    await expect(buildSites(run())).rejects.toThrow('firebase.json has 0 rewrites to /app.html');
  });

  it('throws for a page without the environment block', async () => {
    await put('host/dist/index.html', '<p></p>');
    await expect(buildSites(run())).rejects.toThrow('no data block with the id "environment"');
  });
});
