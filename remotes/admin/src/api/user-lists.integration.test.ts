import { beforeAll, describe, expect, test } from '@jest/globals';
import { newId, newUser, type BankError } from '@bank/domain';
import { doc, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  setDoc,
  updateDoc,
  withAdminAccess,
  writeBatch,
} from '@bank/testing/emulators';
import {
  PAGE_SIZE,
  FIRST_PAGE,
  subscribeUserPage,
  type UserCursor,
  type UserPage,
} from './user-page';
import { subscribeVatCodes, type VatCodes } from './vat-codes';
import { NO_FILTER, type UserFilter } from './user-filter';

type Subscribe<T> = (
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
) => () => void;

/** Resolves with the first value that passes, then unsubscribes. */
async function firstValue<T>(
  subscribe: Subscribe<T>,
  passes: (value: T) => boolean = () => true,
): Promise<T> {
  let unsubscribe: () => void = () => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      unsubscribe = subscribe((value) => {
        if (passes(value)) resolve(value);
      }, reject);
    });
  } finally {
    unsubscribe();
  }
}

function pageAfter(
  db: Firestore,
  from: UserCursor,
  filter: Partial<UserFilter> = {},
): Promise<UserPage> {
  return firstValue((...listeners) =>
    subscribeUserPage(db, { ...NO_FILTER, ...filter }, from, ...listeners),
  );
}

const BY_NAME = { sort: { field: 'username', direction: 'asc' } } as const;

async function anAdmin(): Promise<Firestore> {
  return databaseAs(await createTestUser({ isAdmin: true }));
}

describe('the list of users', () => {
  // Other tests create users too: these share one name, across a page boundary.
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

  test('is paged by name without gaps or duplicates', async () => {
    const db = await anAdmin();
    const listed: { uid: string; username: string }[] = [];
    let cursor: UserCursor | null = FIRST_PAGE;
    do {
      const page: UserPage = await pageAfter(db, cursor, BY_NAME);
      expect(page.users.length).toBeLessThanOrEqual(PAGE_SIZE);
      listed.push(...page.users);
      cursor = page.next;
    } while (cursor);
    expect(new Set(listed.map(({ uid }) => uid)).size).toBe(listed.length);
    expect(listed.filter(({ uid }) => uid.startsWith(run)).map(({ uid }) => uid)).toEqual(uids);
    const names = listed.map(({ username }) => username);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('updates when a user changes', async () => {
    const db = await anAdmin();
    // Sorts before every letter, so that it is on the first page.
    const user = await createTestUser({ username: `! ${run}` });
    const page = await firstValue<UserPage>(
      (...listeners) =>
        subscribeUserPage(db, { ...NO_FILTER, ...BY_NAME }, FIRST_PAGE, ...listeners),
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
    await expect(pageAfter(db, FIRST_PAGE)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('is not shown as empty while offline', async () => {
    const db = await anAdmin();
    await goOffline(db);
    await expect(pageAfter(db, FIRST_PAGE)).rejects.toMatchObject({ code: 'network' });
  });
});

describe('the user filter', () => {
  // Rare levels, so that a list by level is short.
  const run = newId().replace(/[^a-z]/gi, '');
  const name = (rest: string) => `Zz${run} ${rest}`;
  const people: Record<string, Record<string, unknown>> = {
    ada: { username: name('Ada'), accountLevel: 7, transactionEnabled: true, accountBalance: 30 },
    bo: { username: name('Bo').toLowerCase(), accountLevel: '7', accountBalance: 10 },
    cy: { username: name('Cy'), accountLevel: 8, transactionEnabled: false, accountBalance: 20 },
  };
  const uidOf = (who: string) => `${run}-${who}`;

  beforeAll(() =>
    withAdminAccess(async (db) => {
      const batch = writeBatch(db);
      for (const [who, fields] of Object.entries(people)) {
        const uid = uidOf(who);
        const common = { country: 'EUR', number: '1', email: `${uid}@e.example` };
        const person = { uid, username: who, ...common };
        batch.set(doc(db, 'users', uid), { ...newUser(person), ...fields });
      }
      const dispute = { uid: uidOf('cy'), status: 'pending', amount: 1, createdAt: new Date() };
      for (const id of ['1', '2']) batch.set(doc(db, `disputes/REF-${run}-${id}`), dispute);
      batch.set(doc(db, 'loans', uidOf('ada')), { status: 'pending', timestamp: new Date(0) });
      batch.set(doc(db, 'loans', uidOf('bo')), { status: 'approved', timestamp: new Date(0) });
      batch.set(doc(db, 'vatCodes', uidOf('cy')), { vatCode: 1000 });
      batch.set(doc(db, 'vatCodes', uidOf('ada')), { vatCode: 1001 });
      await batch.commit();
    }),
  );

  /** Which of this test's users are found, over all pages. */
  async function findAll(filter: Partial<UserFilter>): Promise<string[]> {
    const db = await anAdmin();
    const uids: string[] = [];
    let cursor: UserCursor | null = FIRST_PAGE;
    while (cursor) {
      const page: UserPage = await pageAfter(db, cursor, filter);
      uids.push(...page.users.map(({ uid }) => uid));
      cursor = page.next;
    }
    expect(new Set(uids).size).toBe(uids.length);
    return uids.filter((uid) => uid.startsWith(run)).map((uid) => uid.slice(run.length + 1));
  }

  test.each<[string, Partial<UserFilter>, string[]]>([
    [
      'by a level stored as text',
      { level: 7, sort: { field: 'username', direction: 'desc' } },
      ['bo', 'ada'],
    ],
    ['enabled', { level: 7, isEnabled: true }, ['ada']],
    ['disabled', { level: 8, isEnabled: false }, ['cy']],
    ['disabled, without the field', { level: 7, isEnabled: false }, ['bo']],
    [
      'by balance',
      { level: 7, sort: { field: 'accountBalance', direction: 'asc' } },
      ['bo', 'ada'],
    ],
    ['with a pending loan', { pending: 'loans' }, ['ada']],
    ['with pending disputes, each once', { pending: 'disputes' }, ['cy']],
    ['with a pending dispute and level 7', { pending: 'disputes', level: 7 }, []],
    ['by code', { sort: { field: 'vatCode', direction: 'desc' } }, ['ada', 'cy']],
  ])('finds users %s', async (_name, filter, expected) => {
    expect(await findAll(filter)).toEqual(expected);
  });

  test('sorts by transactions: enabled, disabled by an administrator, without the field', async () => {
    const uids = ['on', 'off', 'new'].map((who) => `${run}-${who}`);
    await withAdminAccess(async (db) => {
      const batch = writeBatch(db);
      for (const [index, transactionEnabled] of [true, false, undefined].entries()) {
        const uid = uids[index] ?? '';
        // The reverse order by name.
        const person = { uid, username: `${9 - index}`, country: 'EUR', number: '1', email: uid };
        const state = transactionEnabled === undefined ? {} : { transactionEnabled };
        batch.set(doc(db, 'users', uid), { ...newUser(person), accountLevel: 6, ...state });
      }
      await batch.commit();
    });
    const field = 'transactionEnabled';
    const down = await findAll({ level: 6, sort: { field, direction: 'desc' } });
    expect(down).toEqual(['on', 'off', 'new']);
    const up = await findAll({ level: 6, sort: { field, direction: 'asc' } });
    expect(up).toEqual(['new', 'off', 'on']);
    expect(await findAll({ level: 6, isEnabled: false })).toEqual(['off', 'new']);
    expect(await findAll({ level: 6, isEnabled: true })).toEqual(['on']);
  });

  test('lists enabled users first by default, however many accounts sign up', async () => {
    const accountOf = (uid: string, state = {}) => {
      const person = { uid, username: `Aa ${uid}`, country: 'EUR', number: '1', email: uid };
      return { uid, fields: { ...newUser(person), ...state } };
    };
    const accounts = [
      ...Array.from({ length: PAGE_SIZE }, (_, index) =>
        accountOf(`${run}-real-${index}`, { transactionEnabled: true }),
      ),
      ...Array.from({ length: 300 }, (_, index) => accountOf(`${run}-junk-${index}`)),
    ];
    await withAdminAccess(async (db) => {
      const batch = writeBatch(db);
      for (const { uid, fields } of accounts) batch.set(doc(db, 'users', uid), fields);
      await batch.commit();
    });
    const { users, next } = await pageAfter(await anAdmin(), FIRST_PAGE);
    expect(users.map((user) => user.transactionsEnabled)).toEqual(Array(PAGE_SIZE).fill(true));
    expect(next).not.toBeNull();
    // Other tests look for their people on the first pages.
    await withAdminAccess(async (db) => {
      const batch = writeBatch(db);
      for (const { uid } of accounts) batch.delete(doc(db, 'users', uid));
      await batch.commit();
    });
  });

  test('subscribes to the users it has found', async () => {
    const db = await anAdmin();
    const filter = { ...NO_FILTER, level: 7, isEnabled: false };
    let values = 0;
    const page = await firstValue<UserPage>(
      (...listeners) => subscribeUserPage(db, filter, FIRST_PAGE, ...listeners),
      ({ users }) => {
        const bo = users.find(({ uid }) => uid === uidOf('bo'));
        // The first value is the list's, the second the subscription's: change the user after it.
        if (++values === 2 && bo)
          void withAdminAccess((all) => updateDoc(doc(all, 'users', bo.uid), { accountLevel: 9 }));
        return bo?.accountLevel === 9;
      },
    );
    expect(page.users).toContainEqual(expect.objectContaining({ uid: uidOf('bo') }));
  });
});

describe('the issued codes', () => {
  const codesOf = (db: Firestore, uids: readonly string[]) =>
    firstValue<VatCodes>((onValue, onError) => subscribeVatCodes(db, uids, onValue, onError));

  test('are read for the given users only', async () => {
    const [asked, without, other] = [newId(), newId(), newId()];
    await withAdminAccess(async (db) => {
      await setDoc(doc(db, 'vatCodes', asked), { vatCode: 4321 });
      await setDoc(doc(db, 'vatCodes', other), { vatCode: 8765 });
    });
    expect(await codesOf(await anAdmin(), [asked, without])).toEqual(new Map([[asked, 4321]]));
  });

  test('are empty for users without a code and for no users', async () => {
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
