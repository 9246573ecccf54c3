import { describe, expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import { doc, type DocumentData } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  withAdminAccess,
  writeBatch,
  type TestUser,
} from '@bank/testing/emulators';
import { bankDataFile } from '../features/export-data/bank-data-file';
import { readStoredData, SINGLE_DOCUMENTS } from './stored-data';

const CODE = 7391;
const LISTS = [
  'withdrawals',
  'labels',
  'payees',
  'plannedPayments',
  'knownPayees',
  'pots',
  'potMoves',
  'disputes',
  'pastRequests',
];

/** Puts documents, at most 500, bypassing the rules. */
async function put(documents: Record<string, DocumentData>): Promise<void> {
  await withAdminAccess(async (db) => {
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
    await batch.commit();
  });
}

/** A customer with something in every collection, marked with the uid, and with a VAT code. */
async function customerWithEverything(entries: number): Promise<TestUser> {
  const user = await createTestUser();
  const { uid } = user;
  const at = new Date(0);
  const mark = `mark of ${uid}`;
  const singles = SINGLE_DOCUMENTS.filter((name) => name !== 'users' && name !== 'sessionCuts');
  await put({
    ...Object.fromEntries(singles.map((name) => [`${name}/${uid}`, { mark, at }])),
    [`sessionCuts/${uid}`]: { at, keep: 0 },
    ...Object.fromEntries(LISTS.map((name) => [`${name}/${uid}.0`, { uid, mark, at }])),
    ...Object.fromEntries(
      Array.from({ length: entries }, (_, index) => [
        `transactions/${newId()}`,
        { userId: uid, amount: index + 0.05, date: at, mark },
      ]),
    ),
    [`vatCodes/${uid}`]: { vatCode: CODE, issuedBy: 'root', issuedAt: at },
    [`vatGuesses/${uid}`]: { guessId: 'g', code: CODE },
  });
  return user;
}

type Options = Partial<Parameters<typeof readStoredData>[1]>;

async function readAs(user: TestUser, options: Options = {}) {
  const db = await databaseAs(user);
  const { signal } = new AbortController();
  return readStoredData({ db, uid: user.uid }, { signal, onProgress: () => undefined, ...options });
}

describe('the stored data of a customer', () => {
  test('is all that the rules let them read, page by page, and nothing of another customer', async () => {
    const [user, other] = [await customerWithEverything(201), await customerWithEverything(2)];
    const counts: number[] = [];
    const stored = await readAs(user, { onProgress: (count) => counts.push(count) });
    const sizes = Object.entries(stored).map(([name, documents]) => [name, documents.length]);
    const one = [...SINGLE_DOCUMENTS, ...LISTS].map((name) => [name, 1]);
    expect(Object.fromEntries(sizes)).toEqual({ ...Object.fromEntries(one), transactions: 201 });
    expect(counts.at(-1)).toBe(201 + one.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));

    const ids = stored['transactions']?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(201);
    expect(ids).toEqual(ids.toSorted());

    const text = await bankDataFile({ uid: user.uid, createdAt: new Date(), stored }).text();
    expect(text).toContain(`mark of ${user.uid}`);
    expect(text).not.toContain(other.uid);
    expect(text).toContain('"1970-01-01T00:00:00.000Z"');
    expect(text).not.toMatch(/vatCodes|vatGuesses|"code"|"vatCode"|7391/);
  });

  test('of a new customer is the account only', async () => {
    const stored = await readAs(await createTestUser());
    const found = Object.entries(stored).filter(([, documents]) => documents.length > 0);
    expect(found.map(([name]) => name)).toEqual(['users']);
  });

  test('of someone else is denied', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()];
    const { signal } = new AbortController();
    const read = readStoredData(
      { db: await databaseAs(user), uid: other.uid },
      { signal, onProgress: () => undefined },
    );
    await expect(read).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('is not read to the end once it is cancelled', async () => {
    const user = await customerWithEverything(101);
    const controller = new AbortController();
    const counts: number[] = [];
    const onProgress = (count: number) => {
      counts.push(count);
      if (count > 100) controller.abort(new Error('cancelled'));
    };
    const read = readAs(user, { signal: controller.signal, onProgress });
    await expect(read).rejects.toThrow('cancelled');
    expect(counts.at(-1)).toBe(SINGLE_DOCUMENTS.length + 100);
  });

  test('fails with network while offline, instead of a part of it from the cache', async () => {
    const user = await createTestUser();
    await goOffline(await databaseAs(user));
    await expect(readAs(user)).rejects.toMatchObject({ code: 'network' });
  });
});
