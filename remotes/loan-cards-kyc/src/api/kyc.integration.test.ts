import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KYC_IMAGE, newId } from '@bank/domain';
import { firebaseApp, startFirebase } from '@bank/firebase/app';
import { signIn, signOut } from '@bank/firebase/auth';
import { database, doc, serverTimestamp } from '@bank/firebase/firestore';
import { ref, storage, uploadBytesResumable } from '@bank/firebase/storage';
import {
  createTestUser,
  deleteApp,
  emulatorEnvironment,
  getDoc,
  updateDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import type { KycDetails } from './kyc';
import { createKycSender } from './kyc-sender';

const details: KycDetails = {
  idType: 'passport',
  idNumber: 'X-1',
  address: '1 Fern Hill',
  dob: '1990-05-31',
};

const anImage = () =>
  new Blob([crypto.getRandomValues(new Uint8Array(64))], { type: 'image/jpeg' });

/** Signed in through the SDK, like the page, because Storage and Firestore share its session. */
async function aSignedInCustomer() {
  const { uid, email, password } = await createTestUser();
  await signIn(email, password);
  return { uid, send: createKycSender(database(), storage(), uid) };
}

async function storedRequest(uid: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'kycRequests', uid))).data());
}

/** Uses the emulator's REST API: the SDK downloads files in browsers only. */
async function storedImage(url: string) {
  const { bucket, fullPath } = ref(storage(), url);
  const { emulators } = emulatorEnvironment();
  const file = `v0/b/${bucket}/o/${encodeURIComponent(fullPath)}?alt=media`;
  const response = await fetch(`http://${emulators?.host}:${emulators?.storage}/${file}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  return response.arrayBuffer();
}

async function decide(uid: string, status: string) {
  await withAdminAccess((db) =>
    updateDoc(doc(db, 'kycRequests', uid), {
      status,
      reviewedAt: serverTimestamp(),
      auditId: newId(),
    }),
  );
}

beforeAll(() => startFirebase(emulatorEnvironment()));
afterAll(() => deleteApp(firebaseApp()));

describe('a KYC request', () => {
  test('stores the image in the user’s folder, and its URL in the specified document', async () => {
    const { uid, send } = await aSignedInCustomer();
    const image = anImage();
    expect(await send(details, image)).toBe('submitted');
    const request = await storedRequest(uid);
    expect(request).toEqual({
      ...details,
      uid,
      idImageUrl: expect.stringMatching(new RegExp(`^gs://[^/]+/kycImages/${uid}/0$`)),
      status: 'pending',
      timestamp: expect.objectContaining({ seconds: expect.any(Number) }),
    });
    expect(await storedImage(request?.idImageUrl)).toEqual(await image.arrayBuffer());
  });

  test('reports the upload progress', async () => {
    const { send } = await aSignedInCustomer();
    const parts: number[] = [];
    await send(details, anImage(), (part) => parts.push(part));
    expect(parts.at(-1)).toBe(1);
  });

  test('stores another image beside the earlier one, up to twenty', async () => {
    const { uid, send } = await aSignedInCustomer();
    await send(details, anImage());
    await decide(uid, 'rejected');
    expect(await send({ ...details, idNumber: 'X-2' }, anImage())).toBe('submitted');
    expect(await storedRequest(uid)).toMatchObject({
      idImageUrl: expect.stringMatching(new RegExp(`/kycImages/${uid}/1$`)),
    });
    await decide(uid, 'rejected');
    for (let slot = 2; slot < KYC_IMAGE.perCustomer; slot += 1) {
      const image = ref(storage(), `kycImages/${uid}/${slot}`);
      await uploadBytesResumable(image, anImage(), { contentType: 'image/jpeg' });
    }
    expect(await send({ ...details, idNumber: 'X-3' }, anImage())).toBe('too-many-images');
    expect(await storedRequest(uid)).toMatchObject({ idNumber: 'X-2', status: 'rejected' });
    expect(await send({ ...details, idNumber: 'X-3' }, null)).toBe('submitted');
  });

  test('needs no image', async () => {
    const { uid, send } = await aSignedInCustomer();
    expect(await send(details, null)).toBe('submitted');
    expect(await storedRequest(uid)).toMatchObject({ idImageUrl: '' });
  });

  test('is idempotent when retried after a lost response, with the same image', async () => {
    const { uid, send } = await aSignedInCustomer();
    const image = anImage();
    await send(details, image);
    const first = await storedRequest(uid);
    expect(await send(details, image)).toBe('submitted');
    expect(await storedRequest(uid)).toEqual(first);
  });

  test.each(['pending', 'approved'])('that is %s is not overwritten', async (status) => {
    const { uid, send } = await aSignedInCustomer();
    await send(details, null);
    await decide(uid, status);
    expect(await send({ ...details, idNumber: 'X-2' }, null)).toBe('already-pending');
    expect(await storedRequest(uid)).toMatchObject({ idNumber: 'X-1', status });
  });

  test('may follow a rejected one, which is archived', async () => {
    const { uid, send } = await aSignedInCustomer();
    await send(details, null);
    await decide(uid, 'rejected');
    const rejected = await storedRequest(uid);
    expect(await send({ ...details, idNumber: 'X-2' }, null)).toBe('submitted');
    const kept = await withAdminAccess((db) =>
      getDoc(doc(db, 'pastRequests', String(rejected?.auditId))),
    );
    expect(kept.data()).toEqual({ ...rejected, kind: 'kycRequests' });
    expect(await storedRequest(uid)).toMatchObject({ idNumber: 'X-2', status: 'pending' });
  });

  test('stores nothing if its image is denied', async () => {
    const { uid, send } = await aSignedInCustomer();
    const notAnImage = new Blob(['text'], { type: 'text/plain' });
    expect(await send(details, notAnImage)).toBe('image-failed');
    expect(await storedRequest(uid)).toBeUndefined();
  });

  test('stores nothing if the rules deny it, and says so', async () => {
    const { uid, send } = await aSignedInCustomer();
    expect(await send({ ...details, dob: 'yesterday' }, null)).toBe('request-failed');
    expect(await storedRequest(uid)).toBeUndefined();
  });

  test('of a visitor is denied', async () => {
    await signOut();
    const send = createKycSender(database(), storage(), null);
    expect(await send(details, anImage())).toBe('unauthenticated');
  });
});
