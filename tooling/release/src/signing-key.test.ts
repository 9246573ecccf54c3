import { describe, expect, it } from '@jest/globals';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKey, readKeyFile, readSigningKey } from './signing-key';

const folder = () => mkdtemp(join(tmpdir(), 'key-'));

describe('createKey', () => {
  it('creates a key that its owner alone can read, and never overwrites one', async () => {
    const file = join(await folder(), 'deep', 'key.pem');
    const { publicKey } = await createKey(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(createKey(file)).rejects.toThrow(`${file} already exists.`);
    expect((await readKeyFile(file)).publicKey).toBe(publicKey);
  });

  it('throws any other error of the file system as it is', async () => {
    const file = join(await folder(), 'x'.repeat(300));
    await expect(createKey(file)).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
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

  it.each([
    ['P-384', generateKeyPairSync('ec', { namedCurve: 'P-384' })],
    ['Ed25519', generateKeyPairSync('ed25519')],
  ])('refuses a key of %s', (_, { privateKey }) => {
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    expect(() => readSigningKey(pem, 'KEY')).toThrow('KEY is not a P-256 private key');
  });

  it('names a file that cannot be read', async () => {
    await expect(readKeyFile('/no/such/key.pem')).rejects.toThrow(
      '/no/such/key.pem cannot be read.',
    );
  });
});
