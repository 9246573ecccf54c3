/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseRegistry, type Registry, verifyRegistry } from '@bank/contracts';
import { assemble, type Assembly } from './assemble';
import { filesBelow } from './folder';
import { developmentKey, type SigningKey } from './signing-key';

const remote = {
  name: 'transfer',
  title: 'Transfer',
  kind: 'regular',
  contract: '^1.0.0',
  routes: [{ path: '/Withdrawal', title: 'Withdrawal', access: 'customer' }],
  menu: [],
};

const firebase = {
  hosting: ['host', 'transfer', 'registry'].map((target) => ({
    target,
    public: 'elsewhere',
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
let key: SigningKey;

async function put(path: string, content: unknown): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

async function get(path: string): Promise<string> {
  return readFile(join(root, 'run', path), 'utf8');
}

async function registry(): Promise<Registry> {
  const signed: unknown = JSON.parse(await get('sites/registry/registry.json'));
  const verified = await verifyRegistry(signed, [key.publicKey]);
  if (!verified.ok) throw new Error(verified.problem);
  const parsed = parseRegistry(verified.value);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

function run(): Assembly {
  return {
    root,
    folder: join(root, 'run'),
    isFresh: false,
    key,
    projectId: 'demo-x',
    environment: {
      registryUrl: 'http://localhost:3007/registry.json',
      firebase: { apiKey: '</script>$&', projectId: 'demo-x', storageBucket: 'x' },
    },
    originOf: (site) => `http://${site}.test`,
    siteId: (site) => `demo-x-${site}`,
    emulators: { hub: { port: 4 } },
  };
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assemble-'));
  key = await developmentKey(join(root, 'key.pem'));
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
  await put('host/dist/build.json', { name: 'host', provides: { react: '19.3.1' } });
});

afterEach(() => rm(root, { recursive: true }));

describe('assemble', () => {
  it('puts every site into a folder of its own, without what is of no use to a browser', async () => {
    await put('run/sites/transfer/remoteEntry.old.js', 'of an older layout');
    await assemble(run());
    const [version, ...others] = await readdir(join(root, 'run/sites/transfer'));
    expect(others).toEqual([]);
    expect(await readdir(join(root, 'run/sites/transfer', version ?? ''))).toEqual([
      'remoteEntry.abc.js',
      'version.json',
    ]);
    expect(await readdir(join(root, 'run/sites/host'))).toEqual([
      'app.html',
      'host.json',
      'index.html',
    ]);
    expect(await readdir(join(root, 'run/sites/registry'))).toEqual([
      'index.json',
      'lines',
      'registry.json',
      'revisions',
      'status.json',
    ]);
  });

  it('serves source maps on this machine only', async () => {
    await put('remotes/transfer/dist/remoteEntry.abc.js.map', '{}');
    await put('host/dist/main.js.map', '{}');
    const maps = async () =>
      (await filesBelow(join(root, 'run/sites'))).filter((file) => file.endsWith('.map'));
    await assemble(run());
    expect(await maps()).toHaveLength(2);
    const { emulators: _emulators, ...real } = run();
    await assemble({ ...real, isFresh: true });
    expect(await maps()).toEqual([]);
  });

  it("fills the page's environment so that no value can close its block", async () => {
    await assemble(run());
    const page = await get('sites/host/index.html');
    const [, json = ''] =
      /<script type="application\/json" id="environment">(.*)<\/script><\/p>$/.exec(page) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      ...run().environment,
      registryKeys: [key.publicKey],
      scriptOrigins: ['http://transfer.test'],
    });
  });

  it("writes the policy of the host's pages, which names the remotes' origins and no other", async () => {
    await assemble(run());
    const config = JSON.parse(await get('firebase.json')) as typeof firebase;
    const policyOf = (target: string) =>
      config.hosting
        .find((site) => site.target === target)
        ?.headers.flatMap(({ headers }) => headers)
        .find(({ key: name }) => name === 'Content-Security-Policy')?.value;
    expect(policyOf('host')).toContain("script-src 'self' http://transfer.test;");
    expect(policyOf('transfer')).toBe("frame-ancestors 'none'");
  });

  it('writes a registry that the host can read', async () => {
    await assemble(run());
    expect(await registry()).toMatchObject({
      revision: 1,
      remotes: [{ name: 'transfer', live: { remote }, previous: null }],
      rejected: [],
    });
  });

  it('releases again only what was built anew', async () => {
    await assemble(run());
    const before = await registry();
    await assemble(run());
    expect(await registry()).toEqual(before);
    await put('remotes/transfer/dist/remoteEntry.abc.js', 'another entry');
    await assemble(run());
    expect(await registry()).toMatchObject({
      revision: 2,
      remotes: [{ previous: before.remotes[0]?.live }],
    });
  });

  it('writes anew what follows from the registry, where somebody has lost it', async () => {
    await assemble(run());
    const before = await registry();
    const lines = await readdir(join(root, 'run/sites/registry/lines'));
    await rm(join(root, 'run/sites/registry/lines'), { recursive: true });
    for (const name of ['index.json', 'status.json'])
      await rm(join(root, 'run/sites/registry', name));
    await assemble(run());
    expect(await registry()).toEqual(before);
    expect(await readdir(join(root, 'run/sites/registry/lines'))).toEqual(lines);
    expect(await get('sites/registry/index.json')).toContain('"at":1');
    expect(await get('sites/registry/status.json')).toContain('"transfer"');
  });

  it('takes the releases along to other addresses and to another key', async () => {
    await assemble(run());
    key = await developmentKey(join(root, 'another.pem'));
    await assemble(run());
    expect(await registry()).toMatchObject({ revision: 2 });
    await assemble({ ...run(), originOf: (site) => `http://${site}.moved` });
    const [transfer] = (await registry()).remotes;
    expect(transfer?.live.entry).toBe(
      `http://transfer.moved/${transfer?.live.version}/remoteEntry.abc.js`,
    );
  });

  it('writes a configuration whose paths lie in the run folder', async () => {
    await assemble(run());
    expect(JSON.parse(await get('firebase.json'))).toMatchObject({
      hosting: ['host', 'transfer', 'registry'].map((target) => ({
        target,
        public: `sites/${target}`,
      })),
      firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      storage: { rules: 'storage.rules' },
      emulators: { hub: { port: 4 } },
    });
    expect(await get('storage.rules')).toBe('storage');
    expect(JSON.parse(await get('.firebaserc')).targets['demo-x'].hosting.registry).toEqual([
      'demo-x-registry',
    ]);
  });

  it('takes a remote that is served elsewhere as it is told', async () => {
    const entry = 'http://localhost:3102/remoteEntry.js';
    const served = { version: 'dev', entry, integrity: null, remote };
    await assemble({ ...run(), servedElsewhere: { transfer: served } });
    expect(await registry()).toMatchObject({ remotes: [{ live: served }] });
    expect(await readdir(join(root, 'run/sites/transfer'))).toEqual([]);
  });

  it('names the remote that is not built', async () => {
    await rm(join(root, 'remotes/transfer/dist'), { recursive: true });
    await expect(assemble(run())).rejects.toMatchObject({
      message: expect.stringContaining('remotes/transfer/dist/build.json is missing'),
      remedy: 'Build it: npx lerna run build --scope @bank/transfer',
    });
  });

  it('names a remote that firebase.json forgets, and one that it makes up', async () => {
    await put('remotes/cards/remote.json', { ...remote, name: 'cards' });
    await rm(join(root, 'remotes/transfer'), { recursive: true });
    await expect(assemble(run())).rejects.toThrow(
      'firebase.json lacks the site cards and names transfer, which no folder with a remote.json holds.',
    );
  });

  it('refuses a remote.json that names another remote', async () => {
    await put('remotes/transfer/remote.json', { ...remote, name: 'cards' });
    await expect(assemble(run())).rejects.toThrow('says "cards", and its folder "transfer"');
  });

  it('refuses a page without the block', async () => {
    await put('host/dist/index.html', '<p></p>');
    await expect(assemble(run())).rejects.toThrow('no data block with the id "environment"');
  });
});
