import { expect, it } from '@jest/globals';
import { newId } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import { setDoc, withAdminAccess } from '@bank/testing/emulators';
import { aCustomer, CODE, read, request } from './customer.test-utils';
import { withdraw } from './withdraw';

it('a withdrawal that is sent again is paid if the first attempt never arrived', async () => {
  const { uid, db } = await aCustomer();
  const attempt = { id: newId(), request, code: CODE, isRetry: true };
  expect(await withdraw(db, uid, attempt)).toMatchObject({ id: attempt.id, request });
  expect(await read(db, `users/${uid}`)).toMatchObject({ accountBalance: 900 });
});

// Another page may pay between this page's guess and its check, which then finds the gate closed.
it('a paid withdrawal that is sent again succeeds although its code is no longer right', async () => {
  const { uid, db } = await aCustomer();
  const attempt = { id: newId(), request, code: CODE, isRetry: false };
  await withdraw(db, uid, attempt);
  await withAdminAccess((admin) => setDoc(doc(admin, 'vatCodes', uid), { vatCode: CODE + 1 }));

  expect(await withdraw(db, uid, attempt)).toMatchObject({ id: attempt.id, request });
  expect(await read(db, `users/${uid}`)).toMatchObject({ accountBalance: 900 });
});
