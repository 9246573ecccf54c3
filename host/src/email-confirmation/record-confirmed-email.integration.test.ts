import { newId, searchEntry } from '@bank/domain';
import { startFirebase } from '@bank/firebase/app';
import * as auth from '@bank/firebase/auth';
import { doc, transact } from '@bank/firebase/firestore';
import {
  createTestUser,
  emulatorEnvironment,
  getDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { recordConfirmedEmail } from './record-confirmed-email';

beforeAll(() => startFirebase(emulatorEnvironment()));
afterEach(() => auth.signOut());

function stored(collection: string, uid: string) {
  return withAdminAccess(async (db) => (await getDoc(doc(db, collection, uid))).data());
}

/** Follows the link of the latest email to an address. */
async function followLink(email: string): Promise<void> {
  const { emulators, firebase } = emulatorEnvironment();
  const codes = `emulator/v1/projects/${firebase.projectId}/oobCodes`;
  const response = await fetch(`http://${emulators?.host}:${emulators?.auth}/${codes}`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; newEmail?: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((each) => (each.newEmail ?? each.email) === email);
  const answer = await fetch(mail?.oobLink ?? '');
  if (!answer.ok) throw new Error(`The link was refused: ${await answer.text()}`);
}

test('records the address once the link was followed, within the same session', async () => {
  const { uid, email, password } = await createTestUser();
  await auth.signIn(email, password);
  expect(await recordConfirmedEmail(auth, uid)).toBeNull();
  expect(await stored('emailConfirmations', uid)).toBeUndefined();

  await auth.sendEmailConfirmation();
  await followLink(email);
  await expect(auth.refreshUser()).resolves.toEqual({ uid, email, isConfirmed: true });
  expect(await recordConfirmedEmail(auth, uid)).toBe(email);
  const recorded = await stored('emailConfirmations', uid);
  expect(recorded).toEqual({ email, at: expect.anything() });

  expect(await recordConfirmedEmail(auth, uid)).toBe(email);
  expect(await stored('emailConfirmations', uid)).toEqual(recorded);
});

test('replaces a token that was issued before the link was followed', async () => {
  const { uid, email, password } = await createTestUser();
  await auth.signIn(email, password);
  await auth.sendEmailConfirmation();
  await followLink(email);
  // Simulates a new page with an older session, which reloads the user but keeps the token.
  await auth.signInTimes();
  expect(await recordConfirmedEmail(auth, uid)).toBe(email);
});

test('updates the user document after a confirmed email change, at the next sign-in', async () => {
  const { uid, email, password } = await createTestUser();
  const changed = `${newId().toLowerCase()}@example.com`;
  await auth.signIn(email, password);
  await auth.requestEmailChange(changed);
  await followLink(changed);
  await auth.signIn(changed, password);
  expect(await recordConfirmedEmail(auth, uid)).toBe(changed);
  expect(await stored('users', uid)).toMatchObject({ email: changed, username: 'Ada Okafor' });
  expect(await stored('emailConfirmations', uid)).toMatchObject({ email: changed });
  expect(await stored('userSearch', uid)).toEqual(
    searchEntry({ username: 'Ada Okafor', email: changed }),
  );
  // Revokes the sessions with the old address, except this one.
  expect(await stored('sessionCuts', uid)).toMatchObject({ keep: await auth.signedInAt() });
  expect(await recordConfirmedEmail(auth, uid)).toBe(changed);
});

test('records the address of a user without a document in `users`', async () => {
  const { uid, email, password } = await createTestUser();
  await withAdminAccess((db) =>
    transact(db, async (transaction) => {
      transaction.delete(doc(db, 'users', uid));
    }),
  );
  await auth.signIn(email, password);
  await auth.sendEmailConfirmation();
  await followLink(email);
  await auth.refreshUser();
  expect(await recordConfirmedEmail(auth, uid)).toBe(email);
  expect(await stored('users', uid)).toBeUndefined();
});
