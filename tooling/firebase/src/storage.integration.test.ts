import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { anActiveCustomer } from './testing/accounts';
import { newUid } from './testing/people';
import {
  expectRefused,
  startStorageRules,
  type StorageUnderTest,
} from './testing/storage-under-test';

const LIMIT = 5 * 1024 * 1024;
const image = new Uint8Array(16);
const webp = { contentType: 'image/webp' };

let storage: StorageUnderTest;
beforeAll(async () => {
  storage = await startStorageRules();
});
afterAll(() => storage.stop());

async function uploaded(): Promise<{ uid: string; path: string }> {
  const uid = newUid('customer');
  const path = `kycImages/${uid}/passport.webp`;
  await uploadBytes(ref(storage.as(uid), path), image, webp);
  return { uid, path };
}

describe('putting an image', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('takes %s', async (contentType) => {
    const uid = newUid('customer');
    const target = ref(storage.as(uid), `kycImages/${uid}/passport`);
    await expectRefused(uploadBytes(target, image, { contentType: `${contentType}+x` }));
    await uploadBytes(target, image, { contentType });
  });

  it('takes five megabytes and not a byte more, and not nothing', async () => {
    const uid = newUid('customer');
    const target = ref(storage.as(uid), `kycImages/${uid}/passport.webp`);
    await expectRefused(uploadBytes(target, new Uint8Array(LIMIT + 1), webp));
    await expectRefused(uploadBytes(target, new Uint8Array(0), webp));
    await uploadBytes(target, new Uint8Array(LIMIT), webp);
  });

  it('takes plain names of up to a hundred characters, directly in the folder', async () => {
    const uid = newUid('customer');
    const name = 'x'.repeat(100);
    await expectRefused(
      uploadBytes(ref(storage.as(uid), `kycImages/${uid}/${name}x`), image, webp),
    );
    await expectRefused(
      uploadBytes(ref(storage.as(uid), `kycImages/${uid}/a/${name}`), image, webp),
    );
    await expectRefused(uploadBytes(ref(storage.as(uid), `elsewhere/${uid}/${name}`), image, webp));
    for (const odd of ['.hidden.webp', 'a b.webp', 'a%2Fb.webp', 'a\u202Egnp.exe', 'é.webp'])
      await expectRefused(
        uploadBytes(ref(storage.as(uid), `kycImages/${uid}/${odd}`), image, webp),
      );
    await uploadBytes(ref(storage.as(uid), `kycImages/${uid}/${name}`), image, webp);
  });

  it('is for the owner', async () => {
    const [uid, other] = [newUid('customer'), newUid('other')];
    const path = `kycImages/${uid}/passport.webp`;
    await expectRefused(uploadBytes(ref(storage.as(other), path), image, webp));
    await expectRefused(uploadBytes(ref(storage.as(), path), image, webp));
    await uploadBytes(ref(storage.as(uid), path), image, webp);
  });
});

describe('an image that was put', () => {
  it('is not replaced, changed, deleted or listed, not even by its owner', async () => {
    const { uid, path } = await uploaded();
    const own = ref(storage.as(uid), path);
    await expectRefused(uploadBytes(own, image, webp));
    await expectRefused(updateMetadata(own, { contentType: 'text/html' }));
    await expectRefused(deleteObject(own));
    await expectRefused(listAll(ref(storage.as(uid), `kycImages/${uid}`)));
    expect(await getMetadata(own)).toMatchObject({ contentType: 'image/webp', size: image.length });
  });

  it('is read by its owner and nobody else', async () => {
    const { uid, path } = await uploaded();
    await expectRefused(getBytes(ref(storage.as(newUid('other')), path)));
    await expectRefused(getBytes(ref(storage.as(), path)));
    expect((await getBytes(ref(storage.as(uid), path))).byteLength).toBe(image.length);
  });

  it('is read by an admin until the demotion', async () => {
    const { path } = await uploaded();
    const admin = newUid('admin');
    const asAdmin = ref(storage.as(admin), path);
    await storage.put(`users/${admin}`, anActiveCustomer(admin));
    await expectRefused(getBytes(asAdmin));
    await storage.put(`users/${admin}`, anActiveCustomer(admin, { isAdmin: true }));
    expect((await getBytes(asAdmin)).byteLength).toBe(image.length);
    await storage.put(`users/${admin}`, anActiveCustomer(admin));
    await expectRefused(getBytes(asAdmin));
  });
});
