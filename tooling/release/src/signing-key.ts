import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from './command-error';

/** A text and its signature. */
type Signed = { signed: string; signature: string };

/** A private key (P-256) that signs release records, delegations or revocations. */
export type SigningKey = {
  /** SPKI in base64. Delegations and revocations refer to the key by it. */
  publicKey: string;
  /** Signs the JSON of a value. */
  sign(value: unknown): Signed;
};

/** Reads PKCS #8, or SEC 1, the older format of openssl. */
function readPrivateKey(der: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key: der, format: 'der', type: 'sec1' });
  }
}

/** Reads a P-256 private key from PEM, or from its base64 part. `source` names it in errors. */
export function readSigningKey(text: string, source: string): SigningKey {
  try {
    const der = Buffer.from(text.replace(/-----[A-Z ]+-----|\\n|\s/g, ''), 'base64');
    const key = readPrivateKey(der);
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not P-256');
    const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
    return {
      publicKey: publicKey.toString('base64'),
      sign(value) {
        const signed = JSON.stringify(value);
        // WebCrypto only verifies the IEEE P1363 encoding.
        const options = { key, dsaEncoding: 'ieee-p1363' } as const;
        const signature = sign('sha256', Buffer.from(signed), options).toString('base64');
        return { signed, signature };
      },
    };
  } catch {
    throw new CommandError(
      `${source} is not a P-256 private key.`,
      'Create one: npm run release -- create-key <file>',
    );
  }
}

/** Creates a key in `file`. Throws if the file exists. */
export async function createKey(file: string): Promise<SigningKey> {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' });
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new CommandError(
      `${file} already exists.`,
      'Choose another file. Keys are never overwritten.',
    );
  }
  return readSigningKey(pem.toString(), file);
}

export async function readKeyFile(file: string): Promise<SigningKey> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`, 'Pass the path of a private key file.');
  });
  return readSigningKey(text, file);
}
