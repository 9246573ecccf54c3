/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseRegistry } from '@bank/contracts';
import { assemble, type Assembly } from './assemble';

const remote = {
  name: 'transfer',
  title: 'Transfer',
  kind: 'regular',
  contract: '^1.0.0',
  routes: [{ path: '/Withdrawal', title: 'Withdrawal', access: 'customer' }],
  menu: [],
};

const firebase = {
  hosting: ['host', 'transfer', 'registry'].map((target) => ({ target, public: 'elsewhere' })),
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

function run(): Assembly {
  return {
    root,
    folder: join(root, 'run'),
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
    version: 'v1',
    entry: 'remoteEntry.abc.js',
  });
});

afterEach(() => rm(root, { recursive: true }));

describe('assemble', () => {
  it('puts every site into a folder of its own, without what is of no use to a browser', async () => {
    await put('run/sites/transfer/remoteEntry.old.js', 'of the run before');
    await assemble(run());
    expect(await readdir(join(root, 'run/sites/transfer'))).toEqual(['remoteEntry.abc.js']);
    expect(await readdir(join(root, 'run/sites/registry'))).toEqual(['registry.json']);
  });

  it('serves source maps on this machine only', async () => {
    await put('remotes/transfer/dist/remoteEntry.abc.js.map', '{}');
    await assemble(run());
    expect(await readdir(join(root, 'run/sites/transfer'))).toContain('remoteEntry.abc.js.map');
    const { emulators: _emulators, ...real } = run();
    await assemble(real);
    expect(await readdir(join(root, 'run/sites/transfer'))).toEqual(['remoteEntry.abc.js']);
  });

  it("fills the page's environment so that no value can close its block", async () => {
    await assemble(run());
    const page = await get('sites/host/index.html');
    const [, json = ''] =
      /<script type="application\/json" id="environment">(.*)<\/script><\/p>$/.exec(page) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(run().environment);
  });

  it('writes a registry that the host can read', async () => {
    await assemble(run());
    const registry = parseRegistry(JSON.parse(await get('sites/registry/registry.json')));
    expect(registry).toEqual({
      ok: true,
      value: {
        entries: [{ version: 'v1', entry: 'http://transfer.test/remoteEntry.abc.js', remote }],
        rejected: [],
      },
    });
  });

  it('writes a configuration whose paths lie in the run folder', async () => {
    await assemble(run());
    expect(JSON.parse(await get('firebase.json'))).toEqual({
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
    const served = { version: 'dev', entry: 'http://localhost:3102/remoteEntry.js', remote };
    await assemble({ ...run(), servedElsewhere: { transfer: served } });
    const registry = JSON.parse(await get('sites/registry/registry.json'));
    expect(registry.remotes).toEqual([served]);
    expect(await readdir(join(root, 'run/sites/transfer'))).toEqual([]);
  });

  it('names the remote that is not built', async () => {
    await rm(join(root, 'remotes/transfer/dist'), { recursive: true });
    await expect(assemble(run())).rejects.toMatchObject({
      message: expect.stringContaining('remotes/transfer/dist is missing'),
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
