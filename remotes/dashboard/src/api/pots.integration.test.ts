import { describe, expect, it } from '@jest/globals';
import { newId, toCents, type BankErrorCode, type Cents } from '@bank/domain';
import { doc, type DocumentData } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDoc,
  subscribe,
  updateDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { deletePot, editPot, moveSavings, openPot } from './change-pots';
import { subscribePotMoves, subscribePots, type Pot, type PotMove } from './pots';
import { savedUntil } from './saved-until';

const PLAN = { name: 'Holiday', target: toCents(500) };

/** A customer with a balance of 100.10 and an empty pot. */
async function setUp(fields: DocumentData = {}) {
  const account = { accountBalance: 100.1, transactionEnabled: true, ...fields };
  const user = await createTestUser(account);
  const db = await databaseAs(user);
  const { uid } = user;
  const potId = newId();
  await openPot(db, uid, { id: potId, ...PLAN });
  const move = (amount: number, id = newId()) =>
    moveSavings(db, uid, { id, potId, amount: toCents(amount) });
  /** The balance and what is in the pot. */
  const stored = async () => [
    (await getDoc(doc(db, 'users', uid))).data()?.accountBalance as unknown,
    (await getDoc(doc(db, 'pots', potId))).data()?.balance as unknown,
  ];
  return { uid, db, potId, move, stored };
}

async function expectRefusal(attempt: Promise<unknown>, code: BankErrorCode) {
  await expect(attempt).rejects.toMatchObject({ name: 'BankError', code });
}

describe('savings pots', () => {
  it('are opened, changed and deleted, and streamed to another page', async () => {
    const { uid, db, potId } = await setUp();
    const { next, unsubscribe } = subscribe<Pot[]>((onValue, onError) =>
      subscribePots(db, uid, onValue, onError),
    );
    const until = async (wanted: (Pot | undefined)[]) => {
      while (JSON.stringify(await next()) !== JSON.stringify(wanted));
    };
    const pot = { id: potId, ...PLAN, balance: toCents(0) };
    await until([pot]);
    const other = newId();
    await openPot(db, uid, { id: other, name: 'Bike', target: null });
    await openPot(db, uid, { id: other, name: 'Bike', target: null });
    const bike = { id: other, name: 'Bike', target: null, balance: toCents(0) };
    await until([pot, bike]);
    await editPot(db, potId, { name: 'Italy', target: null });
    await until([{ ...pot, name: 'Italy', target: null }, bike]);
    await deletePot(db, potId);
    await deletePot(db, potId);
    await until([bike]);
    unsubscribe();
    await expectRefusal(editPot(db, potId, PLAN), 'not-found');
  });

  it('get money from the balance and give it back, exact to the cent', async () => {
    const { uid, db, potId, move, stored } = await setUp({ accountBalance: 0.3 });
    await move(0.1);
    expect(await stored()).toEqual([0.2, 0.1]);
    await move(0.2);
    expect(await stored()).toEqual([0, 0.3]);
    await expectRefusal(deletePot(db, potId), 'changed-meanwhile');
    expect(await savedUntil(db, uid, null)).toBe(30);
    await move(-0.3);
    expect(await stored()).toEqual([0.3, 0]);
    expect(await savedUntil(db, uid, null)).toBe(0);
    const { next, unsubscribe } = subscribe<PotMove[]>((onValue, onError) =>
      subscribePotMoves(db, { uid, potId }, onValue, onError),
    );
    expect((await next()).map(({ amount }) => amount)).toEqual([-30, 20, 10]);
    unsubscribe();
    await deletePot(db, potId);
    expect(await savedUntil(db, uid, null)).toBe(0);
  });

  it('get the money of a retried move once', async () => {
    const { move, stored } = await setUp();
    const id = newId();
    await Promise.all([move(10, id), move(10, id), move(10, id)]);
    await move(10, id);
    expect(await stored()).toEqual([90.1, 10]);
  });

  it('get the money of every page that moves some at the same time', async () => {
    const { move, stored } = await setUp();
    await Promise.all([move(10), move(20)]);
    expect(await stored()).toEqual([70.1, 30]);
  });

  it('get no more than the balance, and give no more than they hold', async () => {
    const { move, stored } = await setUp();
    await expectRefusal(move(100.11), 'insufficient-funds');
    await move(50);
    await expectRefusal(move(-50.01), 'insufficient-funds');
    expect(await stored()).toEqual([50.1, 50]);
  });

  it('are told apart from a deleted one, and keep their money while transactions are disabled', async () => {
    const { uid, db, move, stored } = await setUp();
    const missing = { id: newId(), potId: newId(), amount: 100 as Cents };
    await expectRefusal(moveSavings(db, uid, missing), 'not-found');
    await move(10);
    await withAdminAccess((admin) =>
      updateDoc(doc(admin, 'users', uid), { transactionEnabled: false }),
    );
    await expectRefusal(move(-10), 'transactions-disabled');
    expect(await stored()).toEqual([90.1, 10]);
  });
});
