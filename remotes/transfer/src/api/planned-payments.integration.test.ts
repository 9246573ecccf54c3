import { describe, expect, it } from '@jest/globals';
import { toCents } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import type { PlannedPayment } from './planned-payment';
import {
  changePlan,
  deletePlan,
  planPayment,
  skipDueDate,
  subscribePlannedPayments,
  type Plan,
} from './planned-payments';

const plan: Plan = {
  ...{ name: 'Rent', amount: toCents(950.5), every: 'monthly', first: '2026-01-31' },
  payee: { method: 'Bank', accountNumber: '12', bankName: 'Elm', accountHolderName: 'Bo' },
  next: '2026-01-31',
};

async function aPlanner() {
  const user = await createTestUser();
  const db = await databaseAs(user);
  const id = `${user.uid}-rent`;
  await planPayment(db, user.uid, { id, plan });
  const stored = async () => (await getDoc(doc(db, 'plannedPayments', id))).data();
  return { ...user, db, id, stored };
}

describe('planned payments', () => {
  it('are planned once, changed, skipped and deleted', async () => {
    const { uid, db, id, stored } = await aPlanner();
    await planPayment(db, uid, { id, plan: { ...plan, name: 'Again' } });
    expect(await stored()).toMatchObject({ name: 'Rent', amount: 950.5, paidFor: '', payment: '' });
    await skipDueDate(db, { id, due: '2026-01-31' });
    await skipDueDate(db, { id, due: '2026-02-28' });
    expect(await stored()).toMatchObject({ first: '2026-01-31', next: '2026-03-31' });
    await changePlan(db, { id, next: '2026-03-31' }, { ...plan, payee: null, next: '2026-03-31' });
    expect(await stored()).toMatchObject({ payee: null });
    await deletePlan(db, id);
    expect(await stored()).toBeUndefined();
    // Another page may delete it, too.
    await deletePlan(db, id);
  });

  it('that another page has changed are left alone', async () => {
    const { db, id, stored } = await aPlanner();
    await skipDueDate(db, { id, due: '2026-01-31' });
    const changed = { code: 'changed-meanwhile' };
    await expect(skipDueDate(db, { id, due: '2026-01-31' })).rejects.toMatchObject(changed);
    await expect(changePlan(db, { id, next: '2026-01-31' }, plan)).rejects.toMatchObject(changed);
    expect(await stored()).toMatchObject({ next: '2026-02-28' });
  });

  it('that another page has deleted are not changed', async () => {
    const { db, id } = await aPlanner();
    await deletePlan(db, id);
    const changed = { code: 'changed-meanwhile' };
    await expect(skipDueDate(db, { id, due: '2026-01-31' })).rejects.toMatchObject(changed);
    await expect(changePlan(db, { id, next: '2026-01-31' }, plan)).rejects.toMatchObject(changed);
  });

  it('are listed by their next date and name, for their owner only', async () => {
    const { uid, db } = await aPlanner();
    const once = { first: '2026-01-02', next: '2026-01-02', every: 'once' } as const;
    const others = [
      { ...plan, ...once, name: 'Skipped' },
      { ...plan, name: 'Car' },
      { ...plan, ...once, name: 'Soon' },
      { ...plan, name: 'Tax' },
    ];
    for (const other of others)
      await planPayment(db, uid, { id: `${uid}-${other.name}`, plan: other });
    await skipDueDate(db, { id: `${uid}-Skipped`, due: '2026-01-02' });
    const withoutDate = doc(db, 'plannedPayments', `${uid}-invalid`);
    await withAdminAccess((all) => setDoc(doc(all, withoutDate.path), { uid, amount: 5 }));
    const { next, unsubscribe } = subscribe<PlannedPayment[]>((onValue, onError) =>
      subscribePlannedPayments(db, uid, onValue, onError),
    );
    const names = ['Soon', 'Car', 'Rent', 'Tax', 'Skipped'];
    expect((await next()).map(({ name }) => name)).toEqual(names);
    unsubscribe();
    const other = await aPlanner();
    const spied = subscribe<PlannedPayment[]>((onValue, onError) =>
      subscribePlannedPayments(other.db, uid, onValue, onError),
    );
    await expect(spied.next()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
