import { gzipSync } from 'node:zlib';
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
import { nowInSeconds, SESSION_SECONDS } from './testing/session';
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
  const path = `kycImages/${uid}/0`;
  await uploadBytes(ref(storage.as(uid), path), image, webp);
  return { uid, path };
}

describe('uploading an image', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('allows %s', async (contentType) => {
    const uid = newUid('customer');
    const target = ref(storage.as(uid), `kycImages/${uid}/0`);
    await expectRefused(uploadBytes(target, image, { contentType: `${contentType}+x` }));
    await uploadBytes(target, image, { contentType });
  });

  it('allows at most five megabytes, and no empty file', async () => {
    const uid = newUid('customer');
    const target = ref(storage.as(uid), `kycImages/${uid}/0`);
    await expectRefused(uploadBytes(target, new Uint8Array(LIMIT + 1), webp));
    await expectRefused(uploadBytes(target, new Uint8Array(0), webp));
    await uploadBytes(target, new Uint8Array(LIMIT), webp);
  });

  it('answers many uploads at the same time', async () => {
    const uploads = Array.from({ length: 40 }, () => uploaded());
    expect(await Promise.all(uploads)).toHaveLength(40);
  });

  it('allows twenty slots, directly in the folder', async () => {
    const uid = newUid('customer');
    const target = (path: string) => ref(storage.as(uid), path);
    for (const odd of [
      '20',
      '100',
      '00',
      '-1',
      'a',
      'passport.webp',
      '1.webp',
      ' 1',
      '1\u202e',
      '1/1',
    ])
      await expectRefused(uploadBytes(target(`kycImages/${uid}/${odd}`), image, webp));
    await expectRefused(uploadBytes(target(`elsewhere/${uid}/0`), image, webp));
    for (const slot of ['0', '9', '10', '19'])
      await uploadBytes(target(`kycImages/${uid}/${slot}`), image, webp);
  });

  it('denies content encodings that a browser would decompress', async () => {
    const target = (uid: string) => ref(storage.as(uid), `kycImages/${uid}/0`);
    const bomb = gzipSync(new Uint8Array(LIMIT * 10));
    expect(bomb.byteLength).toBeLessThan(LIMIT / 10);
    for (const contentEncoding of ['gzip', 'GZIP', 'br', 'deflate', 'zstd', 'gzip, gzip', ' ']) {
      await expectRefused(
        uploadBytes(target(newUid('customer')), bomb, { ...webp, contentEncoding }),
      );
    }
    for (const contentEncoding of ['', 'identity', undefined])
      await uploadBytes(target(newUid('customer')), image, { ...webp, contentEncoding });
  });

  it('denies custom metadata', async () => {
    const target = (uid: string) => ref(storage.as(uid), `kycImages/${uid}/0`);
    for (const customMetadata of [{ note: 'x' }, { huge: 'x'.repeat(4096) }, { '': '' }]) {
      await expectRefused(
        uploadBytes(target(newUid('customer')), image, { ...webp, customMetadata }),
      );
    }
    await uploadBytes(target(newUid('customer')), image, { ...webp, customMetadata: {} });
  });

  it('is allowed only to the owner', async () => {
    const [uid, other] = [newUid('customer'), newUid('other')];
    const path = `kycImages/${uid}/0`;
    await expectRefused(uploadBytes(ref(storage.as(other), path), image, webp));
    await expectRefused(uploadBytes(ref(storage.as(), path), image, webp));
    await uploadBytes(ref(storage.as(uid), path), image, webp);
  });
});

describe('an uploaded image', () => {
  it('is not replaced, changed or deleted, not even by its owner', async () => {
    const { uid, path } = await uploaded();
    const own = ref(storage.as(uid), path);
    await expectRefused(uploadBytes(own, image, webp));
    await expectRefused(updateMetadata(own, { contentType: 'text/html' }));
    await expectRefused(deleteObject(own));
    expect(await getMetadata(own)).toMatchObject({ contentType: 'image/webp', size: image.length });
  });

  it('is listed only by its owner, not by admins', async () => {
    const { uid } = await uploaded();
    const admin = newUid('admin');
    await storage.put(`users/${admin}`, anActiveCustomer(admin, { isAdmin: true }));
    const folder = `kycImages/${uid}`;
    for (const by of [newUid('other'), admin, undefined])
      await expectRefused(listAll(ref(storage.as(by), folder)));
    await expectRefused(listAll(ref(storage.as(uid), 'kycImages')));
    const { items } = await listAll(ref(storage.as(uid), folder));
    expect(items.map(({ name }) => name)).toEqual(['0']);
  });

  it('is read by its owner and not by other customers', async () => {
    const { uid, path } = await uploaded();
    await expectRefused(getBytes(ref(storage.as(newUid('other')), path)));
    await expectRefused(getBytes(ref(storage.as(), path)));
    expect((await getBytes(ref(storage.as(uid), path))).byteLength).toBe(image.length);
  });

  it('is read by an admin until their demotion', async () => {
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

describe('a session', () => {
  const START = nowInSeconds();
  const read = (path: string, uid: string, signedInAt: number) =>
    getBytes(ref(storage.as(uid, signedInAt), path));

  it('expires twelve hours after the sign-in', async () => {
    const { uid, path } = await uploaded();
    await expectRefused(read(path, uid, START - SESSION_SECONDS));
    await expectRefused(read(path, uid, 0));
    await read(path, uid, START - SESSION_SECONDS + 300);
  });

  it('ends with a session cut, unless the cut keeps it or is earlier', async () => {
    const { uid, path } = await uploaded();
    const second = START - 60;
    await storage.put(`sessionCuts/${uid}`, {
      at: new Date(second * 1000 + 999),
      keep: second - 30,
    });
    await expectRefused(read(path, uid, second - 31));
    await expectRefused(read(path, uid, second));
    await read(path, uid, second - 30);
    await read(path, uid, second + 1);
  });

  it('of an admin expires and is ended by a cut as well', async () => {
    const { path } = await uploaded();
    const admin = newUid('admin');
    await storage.put(`users/${admin}`, anActiveCustomer(admin, { isAdmin: true }));
    await expectRefused(read(path, admin, START - SESSION_SECONDS));
    await read(path, admin, START);
    await storage.put(`sessionCuts/${admin}`, { at: new Date((START + 1) * 1000), keep: 0 });
    await expectRefused(read(path, admin, START));
  });
});
