import { describe, expect, it } from '@jest/globals';
import { newId, toCents, type BankError, type BankErrorCode, type Payee } from '@bank/domain';
import { doc, Timestamp, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  setDoc,
  withAdminAccess,
} from '@bank/testing/emulators';
import { deletePayee, renamePayee, savePayee } from './payees';
import { subscribePayees, type SavedPayee } from './saved-payees';
import { readReceipt } from './read-receipt';

const landlord: Payee = {
  method: 'Bank',
  accountNumber: 'DE00 1234',
  bankName: 'Nordbank',
  accountHolderName: 'Bo Lind',
};
const sister: Payee = { method: 'CashApp', email: '$sis' };
const miner: Payee = {
  method: 'Cryptocurrency',
  cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  cryptoType: 'ETH',
};

async function aCustomer({ isConfirmed = true } = {}) {
  const person = await createTestUser({}, { isConfirmed });
  return { uid: person.uid, db: await databaseAs(person) };
}

/** Subscribes, and resolves once the names are as expected; keeps the latest payees for later steps. */
function subscribe(db: Firestore, uid: string) {
  let latest: SavedPayee[] | undefined;
  let check = () => {};
  let fail = (_error: BankError) => {};
  const stop = subscribePayees(
    db,
    uid,
    (payees) => {
      latest = payees;
      check();
    },
    (error) => fail(error),
  );
  const names = (...wanted: string[]) =>
    new Promise<SavedPayee[]>((resolve, reject) => {
      fail = reject;
      check = () => {
        // Also without names only after the first value: the emulator can lose a write before it.
        if (latest?.map(({ name }) => name).join() === wanted.join()) resolve(latest);
      };
      check();
    });
  return { names, stop };
}

const denied: { code: BankErrorCode } = { code: 'permission-denied' };

describe('saved payees', () => {
  it('denies saving before the email address is confirmed', async () => {
    const { uid, db } = await aCustomer({ isConfirmed: false });
    const saving = savePayee(db, uid, { name: 'Sister', payee: sister }, []);
    await expect(saving).rejects.toMatchObject(denied);
  });

  it('streams additions, renames and deletions, sorted by name', async () => {
    const { uid, db } = await aCustomer();
    const subscription = subscribe(db, uid);
    await savePayee(db, uid, { name: 'Sister', payee: sister }, await subscription.names());
    await savePayee(
      db,
      uid,
      { name: 'Landlord', payee: landlord },
      await subscription.names('Sister'),
    );
    const two = await subscription.names('Landlord', 'Sister');
    await savePayee(db, uid, { name: 'Miner', payee: miner }, two);
    const three = await subscription.names('Landlord', 'Miner', 'Sister');
    expect(three.map(({ payee }) => payee)).toEqual([landlord, miner, sister]);

    await renamePayee(db, three[0]?.id ?? '', 'Zoe');
    await subscription.names('Miner', 'Sister', 'Zoe');
    await deletePayee(db, three[1]?.id ?? '');
    const left = await subscription.names('Sister', 'Zoe');
    // A freed slot is reused.
    await savePayee(db, uid, { name: 'Another', payee: miner }, left);
    await subscription.names('Another', 'Sister', 'Zoe');
    subscription.stop();
  });

  it('leaves out what is not stored completely', async () => {
    const { uid, db } = await aCustomer();
    await savePayee(db, uid, { name: 'Sister', payee: sister }, []);
    await withAdminAccess(async (admin) => {
      await setDoc(doc(admin, 'payees', `${uid}.1`), { uid, ...landlord });
      await setDoc(doc(admin, 'payees', `${uid}.2`), { uid, name: 'Bank', method: 'Bank' });
    });
    const { names, stop } = subscribe(db, uid);
    expect(await names('Sister')).toEqual([{ id: `${uid}.0`, name: 'Sister', payee: sister }]);
    stop();
  });

  it('denies a slot that another page has taken meanwhile', async () => {
    const { uid, db } = await aCustomer();
    await savePayee(db, uid, { name: 'Sister', payee: sister }, []);
    await expect(
      savePayee(db, uid, { name: 'Landlord', payee: landlord }, []),
    ).rejects.toMatchObject(denied);
  });

  it('refuses a twenty-first payee', async () => {
    const { uid, db } = await aCustomer();
    const taken = Array.from({ length: 20 }, (_, slot) => ({
      id: `${uid}.${slot}`,
      name: `Payee ${slot}`,
      payee: sister,
    }));
    await expect(
      savePayee(db, uid, { name: 'One more', payee: landlord }, taken),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('denies access to another customer’s payees', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    await savePayee(owner.db, owner.uid, { name: 'Sister', payee: sister }, []);
    const id = `${owner.uid}.0`;
    await expect(renamePayee(other.db, id, 'Mine')).rejects.toMatchObject(denied);
    await expect(deletePayee(other.db, id)).rejects.toMatchObject(denied);
    const refused = new Promise((resolve) =>
      subscribePayees(other.db, owner.uid, () => resolve('received'), resolve),
    );
    expect(await refused).toMatchObject(denied);
  });
});

describe('a receipt', () => {
  const paid = { amount: 12.5, status: 'completed', ...sister };

  it('reads the stored payout with the server’s time', async () => {
    const { uid, db } = await aCustomer();
    const id = newId();
    const date = new Date('2026-03-04T10:30:00Z');
    await withAdminAccess((admin) =>
      setDoc(doc(admin, 'withdrawals', id), { ...paid, uid, date: Timestamp.fromDate(date) }),
    );
    expect(await readReceipt(db, id)).toEqual({
      id,
      date,
      request: { amount: toCents(12.5), payee: sister },
      balance: null,
    });
  });

  it('returns null for an incomplete one', async () => {
    const { uid, db } = await aCustomer();
    const id = newId();
    await withAdminAccess((admin) => setDoc(doc(admin, 'withdrawals', id), { uid, amount: 5 }));
    expect(await readReceipt(db, id)).toBeNull();
  });

  it('is not read as missing while offline', async () => {
    const { db } = await aCustomer();
    await goOffline(db);
    await expect(readReceipt(db, newId())).rejects.toMatchObject({ code: 'network' });
  });

  it('returns null for another customer’s receipt, a missing one and an invalid id', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const id = newId();
    await withAdminAccess((admin) =>
      setDoc(doc(admin, 'withdrawals', id), { ...paid, uid: owner.uid, date: Timestamp.now() }),
    );
    expect(await readReceipt(other.db, id)).toBeNull();
    expect(await readReceipt(owner.db, newId())).toBeNull();
    expect(await readReceipt(owner.db, '../users/x')).toBeNull();
  });
});
