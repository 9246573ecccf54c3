import { beforeAll, describe, expect, test } from '@jest/globals';
import { collection, query, where, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  withAdminAccess,
  type TestUser,
} from '@bank/testing/emulators';
import { countQuery, readDocument, readQuery, sumQuery } from './read-once';

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
      const found = query(all(admin), where('email', '==', user.email));
      expect(await countQuery(found)).toBe(1);
      expect(await sumQuery(found, 'accountBalance')).toBe(12.5);
    });
  });

  test.each([
    ['a document', () => readDocument({ ...own(), collection: 'vatCodes' })],
    ['a query', () => readQuery(all(db))],
    ['a count', () => countQuery(all(db))],
    ['a sum', () => sumQuery(all(db), 'accountBalance')],
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
