import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { firebaseApp, startFirebase } from '@bank/firebase/app';
import { signIn } from '@bank/firebase/auth';
import { doc } from '@bank/firebase/firestore';
import {
  createTestUser,
  deleteApp,
  emulatorEnvironment,
  getDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { sendEmailChangeLink } from './email';

type OobCode = { requestType: string; newEmail?: string; oobLink: string };

beforeAll(() => startFirebase(emulatorEnvironment()));
afterAll(() => deleteApp(firebaseApp()));

async function aSignedInCustomer() {
  const user = await createTestUser();
  await signIn(user.email, user.password);
  return user;
}

/** The link in the email that Firebase Auth would have sent. */
async function linkSentTo(email: string): Promise<string | undefined> {
  const { emulators, firebase } = emulatorEnvironment();
  const codes = `emulator/v1/projects/${firebase.projectId}/oobCodes`;
  const response = await fetch(`http://${emulators?.host}:${emulators?.auth}/${codes}`);
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] };
  return oobCodes.find(({ newEmail }) => newEmail === email)?.oobLink;
}

async function recordedEmail(uid: string): Promise<unknown> {
  return withAdminAccess(async (db) => (await getDoc(doc(db, 'users', uid))).data()?.email);
}

const newEmail = () => `${newId().toLowerCase()}@example.com`;

describe('a change of the email address', () => {
  test('takes effect with the link, which also confirms the new address', async () => {
    const { uid, email: before, password } = await aSignedInCustomer();
    const email = newEmail();
    await sendEmailChangeLink({ email, password });
    expect(await recordedEmail(uid)).toBe(before);

    const link = await linkSentTo(email);
    expect((await fetch(link ?? '')).status).toBe(200);
    await expect(signIn(email, password)).resolves.toMatchObject({ uid, isConfirmed: true });
  });

  test('needs the password', async () => {
    const { password } = await aSignedInCustomer();
    const email = newEmail();
    const change = sendEmailChangeLink({ email, password: `${password}!` });
    await expect(change).rejects.toMatchObject({ name: 'BankError', code: 'wrong-password' });
    expect(await linkSentTo(email)).toBeUndefined();
  });
});
