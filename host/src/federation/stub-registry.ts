import { signedBytes } from '@bank/contracts';

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** A key made for a test, and what it signs. */
export async function newKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const signatureOf = async (value: unknown) => {
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    return base64(await crypto.subtle.sign(algorithm, pair.privateKey, signedBytes(value)));
  };
  return {
    publicKey: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    sealed: async (signed: unknown) =>
      JSON.stringify({ signed, signature: await signatureOf(signed) }),
    signed: async (registry: unknown) =>
      JSON.stringify({ registry, signature: await signatureOf(registry) }),
  };
}

/** Answers with the text of a path; every other is not there. Tells what was asked for. */
export function serve(files: ReadonlyMap<string, string>): string[] {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    const text = files.get(pathname);
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };
  return asked;
}
