import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { signedBytes } from '@bank/contracts';
import { Problem } from './problem';

/** Signs registries; the host trusts those that its page's public keys verify. */
export type SigningKey = {
  /** SPKI in base64, for the host's page. */
  publicKey: string;
  /** The text of `registry.json`. */
  signed(registry: unknown): string;
  /** The text of a file beside it, which says itself what it is. */
  sealed(document: unknown): string;
};

export const KEY_VARIABLE = 'RELEASE_SIGNING_KEY';

/** As openssl writes it: PKCS #8, or in DER the older form. */
function privateKey(der: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key: der, format: 'der', type: 'sec1' });
  }
}

/** Reads a P-256 private key as PEM, or as the base64 within it. */
export function readSigningKey(text: string): SigningKey {
  try {
    const der = Buffer.from(text.replace(/-----[A-Z ]+-----|\\n|\s/g, ''), 'base64');
    const key = privateKey(der);
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not P-256');
    const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
    // The encoding that WebCrypto reads.
    const options = { key, dsaEncoding: 'ieee-p1363' } as const;
    const signatureOf = (value: unknown) =>
      sign('sha256', signedBytes(value), options).toString('base64');
    return {
      publicKey: publicKey.toString('base64'),
      signed: (registry) =>
        `${JSON.stringify({ registry, signature: signatureOf(registry) }, null, 1)}\n`,
      sealed: (signed) => `${JSON.stringify({ signed, signature: signatureOf(signed) })}\n`,
    };
  } catch {
    throw new Problem(
      `${KEY_VARIABLE} is no P-256 private key.`,
      'Make one: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256',
    );
  }
}

/** This machine's own key, made when it is first asked for. It signs what only this machine serves. */
export async function developmentKey(file: string): Promise<SigningKey> {
  const read = () => readFile(file, 'utf8').then(readSigningKey);
  return read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' });
    await mkdir(dirname(file), { recursive: true });
    // Not over another that was made in the meantime.
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
    return read();
  });
}
