import { describe, expect, it } from '@jest/globals';
import { newId, toCents, type Category, type CategoryRule, type Transaction } from '@bank/domain';
import { doc, Timestamp } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { saveCategoryRules, subscribeCategoryRules, type CategoryRules } from './category-rules';
import { addLabel, readLabels, saveLabel } from './labels';
import { matchPayments, paymentLabeler, readUnlabelled } from './matched-payments';

const rent: CategoryRule = { text: 'Rent', category: 'housing' };
const market: CategoryRule = { text: 'Fern Market', category: 'groceries' };

async function aCustomer() {
  const user = await createTestUser();
  const db = await databaseAs(user);
  const save = (before: CategoryRules, now: CategoryRules) =>
    saveCategoryRules(db, user.uid, { before, now });
  const stored = async () => {
    const data = (await getDoc(doc(db, 'categoryRules', user.uid))).data();
    return data && [data.texts, data.categories];
  };
  return { uid: user.uid, db, save, stored };
}

/** A stored payment of the customer, this many minutes ago. */
async function aPayment(
  userId: string,
  accountHolderName: string,
  minutes = 0,
): Promise<Transaction> {
  const date = new Date(Date.UTC(2026, 9, 31, 23, 59) - minutes * 60_000);
  const id = newId();
  const fields = { userId, type: 'withdrawal' as const, status: 'pending', accountHolderName };
  await withAdminAccess((db) =>
    setDoc(doc(db, 'transactions', id), {
      ...{ ...fields, amount: 10.05, date: Timestamp.fromDate(date) },
    }),
  );
  return { id, ...fields, amount: toCents(10.05), date };
}

describe('category rules', () => {
  it('are saved, changed and deleted, and streamed to another page', async () => {
    const { uid, db, save, stored } = await aCustomer();
    const { next, unsubscribe } = subscribe<CategoryRules>((onValue, onError) =>
      subscribeCategoryRules(db, uid, onValue, onError),
    );
    /** The next value that differs: metadata changes repeat a value. */
    const until = async (...wanted: CategoryRule[]) => {
      for (;;) {
        const texts = (await next()).map(({ text }) => text);
        if (texts.join() === wanted.map(({ text }) => text).join()) return;
      }
    };
    await until();
    await save([], [rent]);
    await until(rent);
    await save([rent], [market, rent]);
    await until(market, rent);
    expect(await stored()).toEqual([
      ['Fern Market', 'Rent'],
      ['groceries', 'housing'],
    ]);
    await save([market, rent], []);
    await until();
    expect(await stored()).toBeUndefined();
    unsubscribe();
  });

  it('that another page has changed are not overwritten', async () => {
    const { save, stored } = await aCustomer();
    await save([], [rent]);
    const changed = { code: 'changed-meanwhile' };
    await expect(save([], [market])).rejects.toMatchObject(changed);
    await expect(save([market, rent], [market])).rejects.toMatchObject(changed);
    await expect(save([{ ...rent, category: 'bills' }], [])).rejects.toMatchObject(changed);
    expect(await stored()).toEqual([['Rent'], ['housing']]);
    // The same rules are no conflict.
    await save([market], [rent]);
  });

  it('of other customers can be neither read nor saved', async () => {
    const [{ uid }, { db }] = [await aCustomer(), await aCustomer()];
    const denied = { code: 'permission-denied' };
    const change = { before: [], now: [rent] };
    await expect(saveCategoryRules(db, uid, change)).rejects.toMatchObject(denied);
    const { next } = subscribe<CategoryRules>((onValue, onError) =>
      subscribeCategoryRules(db, uid, onValue, onError),
    );
    await expect(next()).rejects.toMatchObject(denied);
  });

  it('leave out those whose category the page doesn’t know, but keep them stored', async () => {
    const { uid, db, save, stored } = await aCustomer();
    const fields = { texts: ['Vet', 'Rent'], categories: ['pets', 'housing'] };
    await withAdminAccess((admin) => setDoc(doc(admin, 'categoryRules', uid), fields));
    const { next, unsubscribe } = subscribe<CategoryRules>((onValue, onError) =>
      subscribeCategoryRules(db, uid, onValue, onError),
    );
    expect(await next()).toEqual([rent]);
    unsubscribe();
    // The rules of the same version deny the category, which shows that it is sent.
    await expect(save([rent], [market])).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await stored()).toEqual([fields.texts, fields.categories]);
  });
});

describe('payments that match', () => {
  const categories = async (
    { db, uid }: Pick<Awaited<ReturnType<typeof aCustomer>>, 'db' | 'uid'>,
    entries: Transaction[],
  ): Promise<(Category | undefined)[]> => {
    const labels = await readLabels(
      db,
      uid,
      entries.map(({ id }) => id),
    );
    return entries.map(({ id }) => labels.get(id)?.category);
  };

  it('get the category, unless they have a label', async () => {
    const customer = await aCustomer();
    const { db, uid } = customer;
    const entries = [
      await aPayment(uid, 'FERN MARKET Ltd', 1),
      await aPayment(uid, 'Rent, Fern Market', 2),
      await aPayment(uid, 'Bo Marsh', 3),
      await aPayment(uid, 'Fern Market', 4),
    ];
    const labelled = entries[3] as Transaction;
    await saveLabel(db, labelled, { category: 'travel', note: 'Gift', tags: ['bo'] });
    const unlabelled = await readUnlabelled(db, uid);
    expect(unlabelled.map(({ id }) => id)).toEqual(entries.slice(0, 3).map(({ id }) => id));
    // As if the label had been saved after they were read.
    const label = paymentLabeler(db);
    const matches = matchPayments([rent, market], [...unlabelled, labelled]);
    expect(await Promise.all([label(matches), label(matches)])).toEqual([2, 2]);
    expect(await label(matches)).toBe(0);
    expect(await categories(customer, entries)).toEqual([
      'groceries',
      'housing',
      undefined,
      'travel',
    ]);
    const labels = await readLabels(db, uid, [labelled.id]);
    expect(labels.get(labelled.id)).toEqual({ category: 'travel', note: 'Gift', tags: ['bo'] });
  });

  it('get one label if two pages add it at once', async () => {
    const customer = await aCustomer();
    const payment = await aPayment(customer.uid, 'Fern Market');
    const added = await Promise.all([
      addLabel(customer.db, payment, 'groceries'),
      addLabel(customer.db, payment, 'travel'),
    ]);
    expect(added.filter(Boolean)).toHaveLength(1);
    const wanted = added[0] ? 'groceries' : 'travel';
    expect(await categories(customer, [payment])).toEqual([wanted]);
  });

  it('are read only among the latest fifty', async () => {
    const { db, uid } = await aCustomer();
    await Promise.all(
      Array.from({ length: 51 }, (_, minutes) => aPayment(uid, `Payee ${minutes}`, minutes)),
    );
    const unlabelled = await readUnlabelled(db, uid);
    expect(unlabelled).toHaveLength(50);
    expect(unlabelled.at(-1)?.accountHolderName).toBe('Payee 49');
  });
});
