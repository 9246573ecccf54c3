import { describe, expect, it } from '@jest/globals';
import { verifyRegistry } from '@bank/contracts';
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentKey, readSigningKey } from './signing-key';

const folder = () => mkdtemp(join(tmpdir(), 'key-'));

describe('the signing key', () => {
  it('is made once for a machine, for its owner alone to read', async () => {
    const file = join(await folder(), 'deep', 'key.pem');
    const [one, two] = await Promise.all([developmentKey(file), developmentKey(file)]);
    expect(one.publicKey).toBe(two.publicKey);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('may come as PEM, as one line, and as base64', async () => {
    const file = join(await folder(), 'key.pem');
    const { publicKey } = await developmentKey(file);
    const pem = await readFile(file, 'utf8');
    const bare = pem.split('\n').slice(1, -2).join('');
    const older = createPrivateKey(pem).export({ format: 'der', type: 'sec1' });
    for (const text of [pem, pem.replaceAll('\n', '\\n'), bare, older.toString('base64')]) {
      const signed = JSON.parse(readSigningKey(text).signed({ a: 1 }));
      expect(await verifyRegistry(signed, [publicKey])).toEqual({ ok: true, value: { a: 1 } });
    }
  });

  it('is refused where it is none', () => {
    expect(() => readSigningKey('secret')).toThrow('RELEASE_SIGNING_KEY is no P-256 private key');
  });
});
