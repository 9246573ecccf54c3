import { beforeAll, describe, expect, test } from '@jest/globals';
import { newId, newUser, type BankError } from '@bank/domain';
import { doc, setDoc, updateDoc, writeBatch, type Firestore } from '@bank/firebase/firestore';
import { createTestUser, databaseAs, goOffline, withAdminAccess } from '@bank/testing/emulators';
import { countUsers } from './user-count';
import { PAGE_SIZE, watchUserPage, type UserCursor, type UserPage } from './user-page';
import { watchVatCodes, type VatCodes } from './vat-codes';

type Watch<T> = (onValue: (value: T) => void, onError: (error: BankError) => void) => () => void;

/** What is told first that passes; ends the watch. */
async function told<T>(watch: Watch<T>, passes: (value: T) => boolean = () => true): Promise<T> {
  let end: () => void = () => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      end = watch((value) => {
        if (passes(value)) resolve(value);
      }, reject);
    });
  } finally {
    end();
  }
}

function pageAfter(db: Firestore, after: UserCursor | null): Promise<UserPage> {
  return told((onValue, onError) => watchUserPage(db, after, onValue, onError));
}

async function anAdmin(): Promise<Firestore> {
  return databaseAs(await createTestUser({ isAdmin: true }));
}

describe('the list of users', () => {
  // Other tests make users too: these all have one name, across the edge of a page.
  const run = newId();
  const uids = Array.from({ length: PAGE_SIZE + 5 }, (_, index) => `${run}-${100 + index}`);

  beforeAll(() =>
    withAdminAccess(async (db) => {
      const batch = writeBatch(db);
      for (const uid of uids) {
        const person = { uid, username: `Bo ${run}`, country: 'EUR', number: '1' };
        batch.set(doc(db, 'users', uid), newUser({ ...person, email: `${uid}@example.com` }));
      }
      await batch.commit();
    }),
  );

  test('is told in pages by name that leave nobody out and repeat nobody', async () => {
    const db = await anAdmin();
    const listed: { uid: string; username: string }[] = [];
    let cursor: UserCursor | null = null;
    do {
      const page: UserPage = await pageAfter(db, cursor);
      expect(page.users.length).toBeLessThanOrEqual(PAGE_SIZE);
      listed.push(...page.users);
      cursor = page.next;
    } while (cursor);
    expect(new Set(listed.map(({ uid }) => uid)).size).toBe(listed.length);
    expect(listed.filter(({ uid }) => uid.startsWith(run)).map(({ uid }) => uid)).toEqual(uids);
    const names = listed.map(({ username }) => username);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('tells of a change while it is watched', async () => {
    const db = await anAdmin();
    // Before every letter, so that it stands on the first page.
    const user = await createTestUser({ username: `! ${run}` });
    const page = await told<UserPage>(
      (onValue, onError) => watchUserPage(db, null, onValue, onError),
      ({ users }) => {
        const listed = users.find(({ uid }) => uid === user.uid);
        if (listed && !listed.transactionsEnabled) {
          void withAdminAccess((all) =>
            updateDoc(doc(all, 'users', user.uid), { transactionEnabled: true }),
          );
        }
        return listed?.transactionsEnabled === true;
      },
    );
    expect(page.users).toContainEqual(expect.objectContaining({ uid: user.uid }));
  });

  test('is denied to a customer', async () => {
    const db = await databaseAs(await createTestUser());
    await expect(pageAfter(db, null)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('is not said to be empty while offline', async () => {
    const db = await anAdmin();
    await goOffline(db);
    await expect(pageAfter(db, null)).rejects.toMatchObject({ code: 'network' });
  });
});

describe('the number of users', () => {
  test('counts them all', async () => {
    const db = await anAdmin();
    const before = await countUsers(db);
    await createTestUser();
    await createTestUser();
    expect(await countUsers(db)).toBe(before + 2);
  });

  test('is denied to a customer', async () => {
    const db = await databaseAs(await createTestUser());
    await expect(countUsers(db)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('the issued codes', () => {
  const codesOf = (db: Firestore, uids: readonly string[]) =>
    told<VatCodes>((onValue, onError) => watchVatCodes(db, uids, onValue, onError));

  test('are told of the users asked for alone', async () => {
    const [asked, without, other] = [newId(), newId(), newId()];
    await withAdminAccess(async (db) => {
      await setDoc(doc(db, 'vatCodes', asked), { vatCode: 4321 });
      await setDoc(doc(db, 'vatCodes', other), { vatCode: 8765 });
    });
    expect(await codesOf(await anAdmin(), [asked, without])).toEqual(new Map([[asked, 4321]]));
  });

  test('are none where none was issued, and where nobody is asked for', async () => {
    const db = await anAdmin();
    expect(await codesOf(db, [newId()])).toEqual(new Map());
    expect(await codesOf(db, [])).toEqual(new Map());
  });

  test('are denied to a customer, their own code too', async () => {
    const customer = await createTestUser();
    const attempt = codesOf(await databaseAs(customer), [customer.uid]);
    await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
