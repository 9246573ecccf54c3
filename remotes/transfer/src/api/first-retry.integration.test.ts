import { expect, it } from '@jest/globals';
import { newId } from '@bank/domain';
import { aCustomer, CODE, read, request } from './customer.test-utils';
import { withdraw } from './withdraw';

it('a withdrawal that is sent again is paid if the first attempt never arrived', async () => {
  const { uid, db } = await aCustomer();
  const attempt = { id: newId(), request, code: CODE, isRetry: true };
  expect(await withdraw(db, uid, attempt)).toMatchObject({ id: attempt.id, request });
  expect(await read(db, `users/${uid}`)).toMatchObject({ accountBalance: 900 });
});
