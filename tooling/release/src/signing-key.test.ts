import { describe, expect, it } from '@jest/globals';
import { verifyRelease } from '@bank/contracts';
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentKeys, projectKeys, projectRootKeys, signDelegation } from './release-keys';
import { createKey, readKeyFile, readSigningKey } from './signing-key';

const folder = () => mkdtemp(join(tmpdir(), 'key-'));

describe('createKey', () => {
  it('creates a key that its owner alone can read, and never overwrites one', async () => {
    const file = join(await folder(), 'deep', 'key.pem');
    const { publicKey } = await createKey(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(createKey(file)).rejects.toThrow('already exists');
    expect((await readKeyFile(file)).publicKey).toBe(publicKey);
  });
});

describe('readSigningKey', () => {
  it('reads PEM, PEM in one line, bare base64, and the older encoding', async () => {
    const file = join(await folder(), 'key.pem');
    const { publicKey } = await createKey(file);
    const pem = await readFile(file, 'utf8');
    const bare = pem.split('\n').slice(1, -2).join('');
    const older = createPrivateKey(pem).export({ format: 'der', type: 'sec1' });
    for (const text of [pem, pem.replaceAll('\n', '\\n'), bare, older.toString('base64')]) {
      expect(readSigningKey(text, 'KEY').publicKey).toBe(publicKey);
    }
  });

  it('names the source of an unreadable key', () => {
    expect(() => readSigningKey('secret', 'RELEASE_SIGNING_KEY')).toThrow(
      'RELEASE_SIGNING_KEY is not a P-256 private key',
    );
  });
});

describe('release keys', () => {
  it('are created once per machine, and create valid signatures', async () => {
    const shared = await folder();
    const [one, two] = await Promise.all([developmentKeys(shared), developmentKeys(shared)]);
    expect(one.rootKeys).toEqual(two.rootKeys);
    const { team, delegation } = one.signer();
    const envelope = { ...team.sign({ document: 'other' }), delegation };
    const trust = { rootKeys: one.rootKeys, revokedKeys: [] };
    // Both signatures are valid, but the document is not.
    const opened = await verifyRelease(envelope, 'savings', trust);
    expect(opened).toMatchObject({ ok: false, problem: expect.stringContaining('document') });
  });

  it('come from the environment for a project; reading needs no private key', async () => {
    const [root, team] = [
      await createKey(join(await folder(), 'root.pem')),
      join(await folder(), 'team.pem'),
    ];
    const { publicKey: key } = await createKey(team);
    const until = '2100-01-01T00:00:00.000Z';
    const delegation = signDelegation(root, { key, remotes: ['savings'], until });
    const variables = { RELEASE_ROOT_KEYS: root.publicKey };
    const keys = projectKeys(variables);
    expect(keys.rootKeys).toEqual([root.publicKey]);
    expect(() => keys.signer()).toThrow('RELEASE_SIGNING_KEY or RELEASE_DELEGATION is not set');
    const RELEASE_SIGNING_KEY = await readFile(team, 'utf8');
    const full = { ...variables, RELEASE_SIGNING_KEY, RELEASE_DELEGATION: delegation };
    expect(projectKeys(full).signer()).toMatchObject({ delegation, team: { publicKey: key } });
    expect(() => projectRootKeys({})).toThrow('RELEASE_ROOT_KEYS is not set');
  });
});
