import { beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_AMOUNT, newId } from '@bank/domain';
import { collection, doc, orderBy, query, where, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  setDoc,
  withAdminAccess,
  type TestUser,
} from '@bank/testing/emulators';
import { countQuery, readDocument, readQuery, sumAmounts } from './read-once';

let user: TestUser;
let db: Firestore;

beforeAll(async () => {
  user = await createTestUser({ accountBalance: 12.5 });
  db = await databaseAs(user);
});

const own = () => ({ db, collection: 'users', id: user.uid });
const all = (target: Firestore) => collection(target, 'users');
const ownEntries = () => query(collection(db, 'transactions'), where('userId', '==', user.uid));

describe('a one-off read', () => {
  test('returns a document, and null for a missing one', async () => {
    expect(await readDocument(own())).toMatchObject({ accountBalance: 12.5 });
    expect(await readDocument({ ...own(), collection: 'loans' })).toBeNull();
  });

  test('returns the documents of a query', async () => {
    expect(await readQuery(ownEntries())).toEqual([]);
  });

  test('counts and adds up in the database', async () => {
    await withAdminAccess(async (admin) => {
      const found = query(all(admin), where('email', '==', user.email), orderBy('accountBalance'));
      expect(await countQuery(found)).toBe(1);
      expect(await sumAmounts(found, 'accountBalance')).toBe(1250);
    });
  });

  test('adds up only what can be an amount', async () => {
    const collectionId = newId();
    await withAdminAccess(async (admin) => {
      const values = [0.1, 0.2, -7, MAX_AMOUNT, -MAX_AMOUNT, MAX_AMOUNT + 1, 1e300, NaN, '5', null];
      await Promise.all(
        values.map((amount, index) => setDoc(doc(admin, collectionId, `${index}`), { amount })),
      );
      const found = query(collection(admin, collectionId), orderBy('amount'));
      expect(await sumAmounts(found, 'amount')).toBe(-670);
    });
  });

  test.each([
    ['a document', () => readDocument({ ...own(), collection: 'vatCodes' })],
    ['a query', () => readQuery(all(db))],
    ['a count', () => countQuery(all(db))],
    ['a sum', () => sumAmounts(all(db), 'accountBalance')],
  ])('is refused by the security rules with permission-denied: %s', async (_, read) => {
    await expect(read()).rejects.toMatchObject({ name: 'BankError', code: 'permission-denied' });
  });

  test('ignores the cache while offline', async () => {
    await readDocument(own());
    await goOffline(db);
    await expect(readDocument(own())).rejects.toMatchObject({ code: 'network' });
    await expect(readQuery(ownEntries())).rejects.toMatchObject({ code: 'network' });
  });
});
