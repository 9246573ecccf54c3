/** A P-256 test key pair whose signatures `verifyRelease` of @bank/contracts accepts. */
export type TestKey = {
  /** SPKI, base64. */
  publicKey: string;
  /** `{ signed, signature }` of a value's JSON text. */
  sign(value: unknown): Promise<{ signed: string; signature: string }>;
};

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' };

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

export async function newTestKey(): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  return {
    publicKey: toBase64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    async sign(value) {
      const signed = JSON.stringify(value);
      const bytes = new TextEncoder().encode(signed);
      const signature = await crypto.subtle.sign(ALGORITHM, pair.privateKey, bytes);
      return { signed, signature: toBase64(signature) };
    },
  };
}

/** Signs a release record with a team's key, and the team's key with the root key. */
export async function signRelease(
  record: object,
  { root, team }: { root: TestKey; team: TestKey },
  delegation: object = {},
) {
  const delegated = await root.sign({
    document: 'delegation',
    key: team.publicKey,
    remotes: ['*'],
    until: '2100-01-01T00:00:00.000Z',
    ...delegation,
  });
  return { ...(await team.sign(record)), delegation: JSON.stringify(delegated) };
}
