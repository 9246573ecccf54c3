import { describe, expect, it } from '@jest/globals';
import { toCents, type BudgetCategory } from '@bank/domain';
import { doc } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { saveBudget, subscribeBudgets, type Budgets } from './budgets';

async function aCustomer() {
  const user = await createTestUser();
  const db = await databaseAs(user);
  const save = (category: BudgetCategory, before: number | null, amount: number | null) =>
    saveBudget(db, user.uid, {
      category,
      before: before === null ? null : toCents(before),
      amount: amount === null ? null : toCents(amount),
    });
  const stored = async () => (await getDoc(doc(db, 'budgets', user.uid))).data()?.amounts;
  return { uid: user.uid, db, save, stored };
}

describe('budgets', () => {
  it('are saved, changed and removed, and streamed to another page', async () => {
    const { uid, db, save, stored } = await aCustomer();
    const { next, unsubscribe } = subscribe<Budgets>((onValue, onError) =>
      subscribeBudgets(db, uid, onValue, onError),
    );
    /** The next value that differs: metadata changes repeat a value. */
    const until = async (...wanted: [BudgetCategory, number][]) => {
      for (;;) {
        if (JSON.stringify([...(await next())]) === JSON.stringify(wanted)) return;
      }
    };
    await until();
    await save('travel', null, 200.5);
    await until(['travel', 20_050]);
    await save('groceries', null, 0.01);
    await until(['groceries', 1], ['travel', 20_050]);
    await save('travel', 200.5, 300);
    await until(['groceries', 1], ['travel', 30_000]);
    expect(await stored()).toEqual({ groceries: 0.01, travel: 300 });
    await save('groceries', 0.01, null);
    await save('travel', 300, null);
    await until();
    expect(await stored()).toBeUndefined();
    unsubscribe();
  });

  it('that another page has changed are not overwritten', async () => {
    const { save, stored } = await aCustomer();
    await save('travel', null, 200);
    const changed = { code: 'changed-meanwhile' };
    await expect(save('travel', null, 100)).rejects.toMatchObject(changed);
    await expect(save('travel', 150, null)).rejects.toMatchObject(changed);
    await expect(save('bills', 70, 80)).rejects.toMatchObject(changed);
    expect(await stored()).toEqual({ travel: 200 });
    // The same amount is no conflict.
    await save('travel', 150, 200);
    await save('bills', 70, null);
  });

  it('of two pages that save at once are both kept', async () => {
    const { save, stored } = await aCustomer();
    await Promise.all([save('travel', null, 200), save('bills', null, 50)]);
    expect(await stored()).toEqual({ travel: 200, bills: 50 });
  });

  it('of other customers can be neither read nor saved', async () => {
    const [{ uid }, { db }] = [await aCustomer(), await aCustomer()];
    const change = { category: 'travel', before: null, amount: toCents(1) } as const;
    const denied = { code: 'permission-denied' };
    await expect(saveBudget(db, uid, change)).rejects.toMatchObject(denied);
    const { next } = subscribe<Budgets>((onValue, onError) =>
      subscribeBudgets(db, uid, onValue, onError),
    );
    await expect(next()).rejects.toMatchObject(denied);
  });

  it('leave out categories that the page doesn’t know, but keep them stored', async () => {
    const { uid, db, stored } = await aCustomer();
    const amounts = { pets: 30, travel: 200 };
    await withAdminAccess((admin) => setDoc(doc(admin, 'budgets', uid), { amounts }));
    const { next, unsubscribe } = subscribe<Budgets>((onValue, onError) =>
      subscribeBudgets(db, uid, onValue, onError),
    );
    expect([...(await next())]).toEqual([['travel', 20_000]]);
    unsubscribe();
    expect(await stored()).toEqual(amounts);
  });
});
