import { expect, test } from '@jest/globals';
import { MAX_AMOUNT, toCents } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { subscribeCreditLimit, type CreditLimit } from './credit-limit';

test('the limit of credits is streamed', async () => {
  const db = await databaseAs(await createTestUser({ isAdmin: true }));
  // No credit of another test exceeds it.
  await withAdminAccess((all) => setDoc(doc(all, 'settings/credits'), { limit: MAX_AMOUNT }));
  const { next, unsubscribe } = subscribe<CreditLimit>((onValue, onError) =>
    subscribeCreditLimit(db, onValue, onError),
  );
  expect(await next()).toBe(toCents(MAX_AMOUNT));
  unsubscribe();
});
