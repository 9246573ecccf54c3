import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createTestUser,
  emulatorEnvironment,
  getDoc,
  type TestUser,
} from '@bank/testing/emulators';
import { deleteApp } from 'firebase/app';
import { firebaseApp, startFirebase } from './app';
import { signIn } from './auth';
import { database, doc, toBankError, toUserProfile } from './firestore';
import { ref, storage, uploadBytesResumable } from './storage';

const PNG = { contentType: 'image/png' };
const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

let user: TestUser;

beforeAll(async () => {
  startFirebase(emulatorEnvironment());
  user = await createTestUser({ accountBalance: 0.29 });
  await signIn(user.email, user.password);
});
afterAll(() => deleteApp(firebaseApp()));

describe('Firebase as a signed-in user', () => {
  test('is a single app after repeated startFirebase', () => {
    const app = firebaseApp();
    startFirebase({ ...emulatorEnvironment(), reportUrl: 'http://127.0.0.1/reports' });
    expect(firebaseApp()).toBe(app);
    expect(database()).toBe(database());
    expect(storage()).toBe(storage());
  });

  test('reads the own user document; another’s is permission-denied', async () => {
    const own = await getDoc(doc(database(), 'users', user.uid));
    expect(toUserProfile(own.id, own.data() ?? {})).toMatchObject({ accountBalance: 29 });

    const other = await createTestUser();
    const attempt = getDoc(doc(database(), 'users', other.uid)).catch((error: unknown) => {
      throw toBankError(error);
    });
    await expect(attempt).rejects.toMatchObject({ name: 'BankError', code: 'permission-denied' });
  });

  test('uploads to the own folder; another’s is upload-refused', async () => {
    const own = ref(storage(), `kycImages/${user.uid}/0`);
    const upload = uploadBytesResumable(own, image, PNG);
    await expect(upload).resolves.toMatchObject({ ref: own });

    const foreign = ref(storage(), 'kycImages/somebody-else/0');
    const attempt = uploadBytesResumable(foreign, image, PNG).catch((error: unknown) => {
      throw toBankError(error);
    });
    await expect(attempt).rejects.toMatchObject({ name: 'BankError', code: 'upload-refused' });
  });
});
