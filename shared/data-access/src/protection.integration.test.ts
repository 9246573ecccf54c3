import { describe, expect, test } from '@jest/globals';
import { toCents, type Protection } from '@bank/domain';
import { doc, Timestamp, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { saveProtection, subscribeProtection, toProtection } from './protection';

const HOUR_MS = 3_600_000;
const OFF = { locked: false, daily: null, payment: null, newPayee: null };

async function aCustomer() {
  const user = await createTestUser();
  return { uid: user.uid, db: await databaseAs(user) };
}

async function read(db: Firestore, uid: string): Promise<Protection> {
  return toProtection((await getDoc(doc(db, 'protections', uid))).data() ?? {});
}

describe('saveProtection', () => {
  test('locks payments, and says since when', async () => {
    const { uid, db } = await aCustomer();
    await saveProtection(db, uid, { isLocked: true });
    const first = await read(db, uid);
    expect(first.current.isLocked).toBe(true);
    expect(first.lockedAt).toEqual(first.askedAt);
    await saveProtection(db, uid, { daily: toCents(5) });
    expect((await read(db, uid)).lockedAt).toEqual(first.lockedAt);
  });

  test('tightens at once, loosens later, and cancels', async () => {
    const { uid, db } = await aCustomer();
    await saveProtection(db, uid, { daily: toCents(500) });
    await saveProtection(db, uid, { daily: toCents(900) });
    expect(await read(db, uid)).toMatchObject({
      current: { daily: 50_000 },
      next: { daily: 90_000 },
    });
    await saveProtection(db, uid, { daily: toCents(500) });
    expect((await read(db, uid)).next).toMatchObject({ daily: 50_000 });
  });

  test('keeps the time of a request while something else gets tighter', async () => {
    const { uid, db } = await aCustomer();
    const askedAt = Timestamp.fromMillis(Date.now() - HOUR_MS);
    const stored = { current: { ...OFF, daily: 5 }, next: OFF, askedAt, lockedAt: null };
    await withAdminAccess((admin) => setDoc(doc(admin, 'protections', uid), stored));
    await saveProtection(db, uid, { isLocked: true });
    expect(await read(db, uid)).toMatchObject({
      askedAt: askedAt.toDate(),
      current: { daily: 500, isLocked: true },
      next: { daily: null, isLocked: true },
    });
  });

  test('is denied to others', async () => {
    const [{ uid }, { db }] = [await aCustomer(), await aCustomer()];
    await expect(saveProtection(db, uid, { isLocked: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

test('subscribeProtection emits null until something is turned on', async () => {
  const { uid, db } = await aCustomer();
  const subscription = subscribe<Protection | null>((...to) => subscribeProtection(db, uid, ...to));
  expect(await subscription.next()).toBeNull();
  await saveProtection(db, uid, { payment: toCents(10) });
  expect(await subscription.next()).toMatchObject({ current: { payment: 1000 } });
  subscription.unsubscribe();
});
