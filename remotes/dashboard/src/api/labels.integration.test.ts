import { describe, expect, it } from '@jest/globals';
import { newId, toCents, type BankErrorCode, type Label } from '@bank/domain';
import { doc, Timestamp } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { readLabels, removeLabel, saveLabel, subscribeLabels, type Labels } from './labels';

const label: Label = { category: 'travel', note: 'Tickets', tags: ['holiday', 'rome 2026'] };
const denied: { code: BankErrorCode } = { code: 'permission-denied' };

async function aCustomer() {
  const user = await createTestUser();
  return { uid: user.uid, db: await databaseAs(user) };
}

/** A stored transaction of the customer. */
async function anEntry(userId: string, type: 'withdrawal' | 'send_money' = 'withdrawal') {
  const date = new Date('2026-10-31T23:59:59.999Z');
  const id = newId();
  const fields = { userId, type, amount: 10.05, date: Timestamp.fromDate(date), status: 'pending' };
  await withAdminAccess((db) => setDoc(doc(db, 'transactions', id), fields));
  return { id, userId, type, amount: toCents(10.05), date };
}

describe('labels', () => {
  it('are saved, replaced and removed, and streamed to another page', async () => {
    const { uid, db } = await aCustomer();
    const [paid, received] = [await anEntry(uid), await anEntry(uid, 'send_money')];
    const ids = [paid.id, received.id];
    const { next, unsubscribe } = subscribe<Labels>((onValue, onError) =>
      subscribeLabels(db, uid, ids, onValue, onError),
    );
    /** The next value that differs: metadata changes repeat a value. */
    const until = async (...wanted: (Label | undefined)[]) => {
      for (;;) {
        const labels = await next();
        const found = ids.map((id) => labels.get(id));
        if (JSON.stringify(found) === JSON.stringify(wanted)) return;
      }
    };
    await until(undefined, undefined);
    await saveLabel(db, paid, label);
    await until(label, undefined);
    const other: Label = { category: 'income', note: '', tags: [] };
    await saveLabel(db, received, other);
    await until(label, other);
    await saveLabel(db, paid, { ...label, category: 'family' });
    await until({ ...label, category: 'family' }, other);
    await removeLabel(db, paid.id);
    await until(undefined, other);
    unsubscribe();
  });

  it('are read for more transactions than one query accepts', async () => {
    const { uid, db } = await aCustomer();
    const entry = await anEntry(uid);
    await saveLabel(db, entry, label);
    const others = Array.from({ length: 49 }, () => newId());
    expect(await readLabels(db, uid, [...others, entry.id])).toEqual(new Map([[entry.id, label]]));
    expect(await readLabels(db, uid, [])).toEqual(new Map());
  });

  it('are denied for another customer’s transaction, and can’t be read by others', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const entry = await anEntry(owner.uid);
    await expect(saveLabel(other.db, entry, label)).rejects.toMatchObject(denied);
    const asOwn = saveLabel(other.db, { ...entry, userId: other.uid }, label);
    await expect(asOwn).rejects.toMatchObject(denied);
    await saveLabel(owner.db, entry, label);
    await expect(readLabels(other.db, owner.uid, [entry.id])).rejects.toMatchObject(denied);
    expect(await readLabels(other.db, other.uid, [entry.id])).toEqual(new Map());
  });
});
