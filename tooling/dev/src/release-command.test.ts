/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyRelease } from '@bank/contracts';
import { readKeyFile } from '@bank/release';
import { type Checkout, newCheckout } from './checkout.test-utils';

/** A project at a port that fetch never connects to, so every error occurs before a request. */
const PROJECT = {
  FIREBASE_PROJECT_ID: 'fernhill-unreached',
  FIREBASE_API_KEY: 'key',
  FIREBASE_STORAGE_BUCKET: 'fernhill-unreached.appspot.com',
  SITE_PREFIX: 'walk',
  RELEASE_ROOT_KEYS: 'key',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  FIREBASE_HOSTING_API_URL: 'http://127.0.0.1:9',
  SITE_ORIGINS: '{"host":"http://127.0.0.1:9"}',
  FIREBASE_TOKEN: 'fake',
};
const FIRST_REQUEST = 'fetch failed';
const UPLOADS = ['publish', 'preview'] as const;
const upload = (command: string, ...options: string[]) =>
  checkout.release([command, 'transfer', '--project', ...options], { variables: PROJECT });

let checkout: Checkout;
beforeAll(async () => {
  checkout = await newCheckout();
  await checkout.build('transfer', 'one');
  checkout.commit();
});
afterAll(() => checkout.remove());

describe('npm run release -- with uncommitted changes', () => {
  it.each(UPLOADS)('refuses %s and lists the files', async (command) => {
    await checkout.put('shared/new-file.ts', '');
    const { code, output } = await upload(command, '--built');
    expect(output).toMatch(/These files differ from commit [0-9a-f]{12}:\s+shared\/new-file\.ts/);
    expect(output).toContain('--allow-dirty');
    expect(code).toBe(1);
  });

  it('goes on with --allow-dirty', async () => {
    await checkout.put('shared/new-file.ts', '');
    const { output } = await upload('preview', '--built', '--allow-dirty');
    expect(output).not.toContain('differ');
    expect(output).toContain(FIRST_REQUEST);
  });
});

describe('npm run release -- --built', () => {
  it.each(UPLOADS)('refuses to %s a build of another commit', async (command) => {
    await checkout.build('transfer', 'two');
    await checkout.put('remotes/transfer/src/app.tsx', 'three');
    checkout.commit();
    const { code, output } = await upload(command, '--built');
    expect(output).toMatch(
      /remotes\/transfer\/dist was built from other files than those of commit [0-9a-f]{12}/,
    );
    expect(output).toContain('    remotes/transfer/src/app.tsx\n');
    expect(code).toBe(1);
  });

  it('accepts a build of an earlier commit whose sources are the same', async () => {
    await checkout.build('transfer', 'four');
    checkout.commit();
    await checkout.put('tooling/docs/notes.md', 'notes');
    checkout.commit();
    const { output } = await upload('preview', '--built');
    expect(output).not.toContain('was built from');
    expect(output).toContain(FIRST_REQUEST);
  });
});

describe('npm run release -- with keys', () => {
  const delegate = async (...options: string[]) => {
    const root = join(checkout.root, 'root.pem');
    const { publicKey } = await readKeyFile(join(checkout.root, 'team.pem'));
    return checkout.release(['delegate', publicKey, '--root-key', root, ...options]);
  };

  it('creates keys, prints the public key and never overwrites one', async () => {
    for (const name of ['root.pem', 'team.pem']) {
      const file = join(checkout.root, name);
      const { code, output } = await checkout.release(['create-key', file]);
      expect(code).toBe(0);
      expect(output).toContain((await readKeyFile(file)).publicKey);
      const text = await readFile(file, 'utf8');
      expect(output).not.toContain(text.split('\n')[1]);
      expect((await checkout.release(['create-key', file])).code).toBe(1);
      expect(await readFile(file, 'utf8')).toBe(text);
    }
  });

  it('delegates named remotes until a date, as pages verify it', async () => {
    const { code, output } = await delegate('--remotes', 'transfer', '--until', '2100-01-01');
    expect(code).toBe(0);
    const [root, team] = await Promise.all(
      ['root.pem', 'team.pem'].map((name) => readKeyFile(join(checkout.root, name))),
    );
    const version = {
      ...{ version: 'one', entry: 'https://transfer.example/one/remoteEntry.js' },
      ...{ integrity: null, files: null, contract: '^1.0.0' },
    };
    const verify = (name: string) => {
      const record = {
        ...{ document: 'release', name, revision: 1, expires: '2100-01-01T00:00:00.000Z' },
        ...{ live: version, previous: null, canary: null },
      };
      const trust = { rootKeys: [root?.publicKey ?? ''], revokedKeys: [] };
      return verifyRelease({ ...team?.sign(record), delegation: output.trim() }, name, trust);
    };
    expect(await verify('transfer')).toMatchObject({ ok: true });
    expect(await verify('admin')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('may not sign releases of admin'),
    });
  });

  it('delegates nothing without the root key', async () => {
    const { code, output } = await checkout.release(['delegate', 'key']);
    expect(output).toContain('The root key is missing.');
    expect(code).toBe(1);
  });
});
