import { beforeAll, describe, expect, test } from '@jest/globals';
import { signedBytes, verifySigned } from './signed-document';
import { verifyRegistry } from './signed-registry';

const registry = { schemaVersion: 2, revision: 1, remotes: [] };

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

async function newKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const sign = (value: unknown) =>
    crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signedBytes(value));
  return {
    publicKey: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    sign: async (value: unknown) => ({ registry: value, signature: base64(await sign(value)) }),
  };
}

let ours: Awaited<ReturnType<typeof newKey>>;
let another: Awaited<ReturnType<typeof newKey>>;
beforeAll(async () => {
  [ours, another] = await Promise.all([newKey(), newKey()]);
});

describe('verifyRegistry', () => {
  test('hands out what one of the trusted keys has signed', async () => {
    const signed = await ours.sign(registry);
    const keys = [another.publicKey, ours.publicKey];
    expect(await verifyRegistry(signed, keys)).toEqual({ ok: true, value: registry });
  });

  test('says nothing of a document that is no registry, which another function takes', async () => {
    const { registry: signed, signature } = await ours.sign({ document: 'index' });
    const file = { signed, signature };
    expect(await verifyRegistry(file, [ours.publicKey])).toMatchObject({ ok: false });
    expect(await verifySigned(file, [ours.publicKey])).toEqual({ ok: true, value: signed });
    expect(await verifySigned(file, [another.publicKey])).toMatchObject({ ok: false });
    expect(await verifySigned({ ...file, signed: {} }, [ours.publicKey])).toMatchObject({
      ok: false,
    });
  });

  test('does not mind how the file is laid out', async () => {
    const text = JSON.stringify(await ours.sign(registry), null, 4);
    expect(await verifyRegistry(JSON.parse(text), [ours.publicKey])).toMatchObject({ ok: true });
  });

  test('refuses a registry that was changed after it was signed', async () => {
    const signed = { ...(await ours.sign(registry)), registry: { ...registry, revision: 2 } };
    expect(await verifyRegistry(signed, [ours.publicKey])).toEqual({
      ok: false,
      problem: 'no key that this site trusts has signed it',
    });
  });

  test("refuses a stranger's signature, none, and one that is no signature at all", async () => {
    const keys = [ours.publicKey];
    expect(await verifyRegistry(await another.sign(registry), keys)).toMatchObject({ ok: false });
    expect(await verifyRegistry({ registry }, keys)).toMatchObject({ ok: false });
    expect(await verifyRegistry({ registry, signature: 'ß' }, keys)).toMatchObject({ ok: false });
    expect(await verifyRegistry(await ours.sign(registry), ['no key'])).toMatchObject({
      ok: false,
    });
  });
});
