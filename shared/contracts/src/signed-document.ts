import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

const SignedSchema = v.object({ signed: v.unknown(), signature: v.string() });

/**
 * The bytes of a document that are signed. They follow from its value and not from how its file is
 * laid out: what was verified is then exactly what is used.
 */
export function signedBytes(document: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(document));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

async function isSignedBy(key: string, signature: string, bytes: Uint8Array<ArrayBuffer>) {
  try {
    const publicKey = await crypto.subtle.importKey('spki', fromBase64(key), KEY, false, [
      'verify',
    ]);
    return await crypto.subtle.verify(SIGNATURE, publicKey, fromBase64(signature), bytes);
  } catch {
    // Neither a key nor a signature that cannot be read says yes.
    return false;
  }
}

/**
 * Takes what was signed out of a file if one of `keys` (P-256 public keys, SPKI in base64) has signed
 * it: `{ signed, signature }`, the signature ECDSA with SHA-256, in base64. Such a document says itself
 * what it is, so that none can stand in for another.
 */
export async function verifySigned(
  input: unknown,
  keys: readonly string[],
): Promise<Outcome<unknown>> {
  const file = v.safeParse(SignedSchema, input);
  if (!file.success) return { ok: false, problem: describeIssues(file.issues) };
  const { signed, signature } = file.output;
  const bytes = signedBytes(signed);
  for (const key of keys) {
    if (await isSignedBy(key, signature, bytes)) return { ok: true, value: signed };
  }
  return { ok: false, problem: 'no key that this site trusts has signed it' };
}
