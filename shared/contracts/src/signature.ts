const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const;

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/**
 * Whether `signature` (ECDSA with SHA-256, IEEE P1363, base64) of `text` was made with the private half
 * of `publicKey` (P-256, SPKI, base64); `false` for a malformed key or signature.
 */
export async function verifySignature(
  text: string,
  signature: string,
  publicKey: string,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', fromBase64(publicKey), KEY, false, [
      'verify',
    ]);
    const bytes = new TextEncoder().encode(text);
    return await crypto.subtle.verify(ALGORITHM, key, fromBase64(signature), bytes);
  } catch {
    return false;
  }
}
