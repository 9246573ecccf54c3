import { newTestKey } from '@bank/testing/signing';
import { expect, test } from '@jest/globals';
import { verifySignature } from './signature';

test('verifies a signature, and no malformed signature or key', async () => {
  const { publicKey, sign } = await newTestKey();
  const { signed, signature } = await sign({ a: 'ü' });
  expect(await verifySignature(signed, signature, publicKey)).toBe(true);
  const malformed: [text: string, signature: string, key: string][] = [
    [`${signed} `, signature, publicKey],
    [signed, 'not base64!', publicKey],
    [signed, signature.slice(4), publicKey],
    [signed, signature, 'not base64!'],
    [signed, signature, publicKey.slice(4)],
    [signed, signature, ''],
  ];
  for (const parts of malformed) expect(await verifySignature(...parts)).toBe(false);
});
