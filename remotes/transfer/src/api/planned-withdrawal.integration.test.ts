import { describe, expect, it } from '@jest/globals';
import { newId } from '@bank/domain';
import { commitWithdrawal } from './commit-withdrawal';
import { aCustomer, CODE, read, request } from './customer.test-utils';
import { readDuePayment } from './due-payment';
import { deletePlan, planPayment, skipDueDate } from './planned-payments';
import { recordGuess } from './vat-guess';
import { withdraw } from './withdraw';

/** A customer with a monthly payment, and an attempt to pay its first due date. */
async function aDuePayment() {
  const { uid, db } = await aCustomer();
  const planned = { id: `${uid}-rent`, due: '2026-01-31' };
  const dates = { first: planned.due, next: planned.due };
  const plan = { ...request, ...dates, name: 'Rent', every: 'monthly' as const };
  await planPayment(db, uid, { id: planned.id, plan });
  const attempt = { id: newId(), request, code: CODE, isRetry: false, planned };
  const stored = () => read(db, `plannedPayments/${planned.id}`);
  return { uid, db, planned, attempt, stored };
}

const changed = { name: 'BankError', code: 'changed-meanwhile' };

describe('a due payment', () => {
  it('moves to its next date when it is paid', async () => {
    const { uid, db, attempt, planned, stored } = await aDuePayment();
    expect(await readDuePayment(db, planned)).toMatchObject({ name: 'Rent', next: planned.due });
    expect(await withdraw(db, uid, attempt)).toMatchObject({ id: attempt.id });
    expect(await stored()).toMatchObject({
      ...{ first: '2026-01-31', next: '2026-02-28', paidFor: '2026-01-31', payment: attempt.id },
    });
    expect(await readDuePayment(db, planned)).toBeNull();
  });

  it('is paid once when its attempt is sent again', async () => {
    const { uid, db, attempt } = await aDuePayment();
    await withdraw(db, uid, attempt);
    expect(await withdraw(db, uid, attempt)).toMatchObject({ id: attempt.id, request });
    expect(await read(db, `users/${uid}`)).toMatchObject({ accountBalance: 900 });
  });

  it('that another page has skipped is stopped before a code is used up', async () => {
    const { uid, db, attempt, planned } = await aDuePayment();
    await skipDueDate(db, planned);
    await expect(withdraw(db, uid, attempt)).rejects.toMatchObject(changed);
    expect(await read(db, `vatAttempts/${uid}`)).toEqual({ n: 0 });
    expect(await read(db, `users/${uid}`)).toMatchObject({ accountBalance: 1000 });
  });

  it.each([
    ['skips', skipDueDate],
    ['deletes', (...[db, { id }]: Parameters<typeof skipDueDate>) => deletePlan(db, id)],
  ])('that another page %s after the guess is not paid', async (_, change) => {
    const { uid, db, attempt, planned } = await aDuePayment();
    await recordGuess(db, uid, attempt);
    await change(db, planned);
    await expect(commitWithdrawal(db, uid, attempt)).rejects.toMatchObject(changed);
    expect(await read(db, `users/${uid}`)).toMatchObject({ accountBalance: 1000 });
    expect(await readDuePayment(db, planned)).toBeNull();
  });
});
