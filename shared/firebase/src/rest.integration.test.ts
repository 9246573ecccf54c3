import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import {
  createTestUser,
  deleteApp,
  emulatorEnvironment,
  withAdminAccess,
  type TestUser,
} from '@bank/testing/emulators';
import { doc, setDoc } from 'firebase/firestore';
import { firebaseApp, isFirestoreOpen, startFirebase } from './app';
import { signIn } from './auth';
import { toTransaction, toUserProfile } from './converters';
import { fetchDocument, fetchNewest, fetchNewestUncached } from './rest';

let user: TestUser;

beforeAll(async () => {
  startFirebase(emulatorEnvironment());
  user = await createTestUser({ accountBalance: 0.29 });
  await withAdminAccess(async (db) => {
    for (const [index, amount] of [1.5, 2, 3].entries()) {
      const date = new Date(Date.UTC(2026, 2, 1 + index));
      const fields = { userId: user.uid, type: 'withdrawal', amount, date, status: 'pending' };
      await setDoc(doc(db, 'transactions', `${user.uid}-${index}`), fields);
    }
  });
});
afterAll(() => deleteApp(firebaseApp()));

test('rejects reads before sign-in', async () => {
  await expect(fetchDocument('users', user.uid)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('fetches the own user document; another’s is denied, a missing one is null', async () => {
  await signIn(user.email, user.password);
  const own = await fetchDocument('users', user.uid);
  expect(toUserProfile(user.uid, own?.fields ?? {})).toMatchObject({ accountBalance: 29 });
  const other = await createTestUser();
  await expect(fetchDocument('users', other.uid)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  // Browsers log a 404 response as an error.
  const asked = jest.spyOn(globalThis, 'fetch');
  await expect(fetchDocument('loans', user.uid)).resolves.toBeNull();
  expect(await asked.mock.results.at(-1)?.value).toMatchObject({ ok: true });
  expect(isFirestoreOpen()).toBe(false);
});

test.each([
  ['not JSON', '<!doctype html>'],
  ['no list', '{"found": 1}'],
  ['a list of something else', '[null]'],
])('reports an answer that is %s', async (_, body) => {
  const announced = new Promise((resolve) => {
    const dispatchEvent = (event: CustomEvent<unknown>) => resolve(event.detail);
    Object.assign(globalThis, { dispatchEvent });
  });
  // Node's own Response throws a SyntaxError that is no instance of Jest's.
  const json = () => Promise.resolve().then(() => JSON.parse(body) as unknown);
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce({ ok: true, json } as Response);
  const fetched = fetchNewestUncached('transactions', { newestBy: 'date', count: 2 });
  await expect(fetched).rejects.toMatchObject({ code: 'unknown' });
  expect(await announced).toBe('rest.runQuery');
  Reflect.deleteProperty(globalThis, 'dispatchEvent');
});

test('returns the newest documents first, up to the limit', async () => {
  const where = { field: 'userId', value: user.uid };
  const which = { where, newestBy: 'date', count: 2 };
  const found = await fetchNewest('transactions', which);
  const transactions = found.map(({ id, fields }) => toTransaction(id, fields));
  expect(transactions).toMatchObject([
    { amount: 300, date: new Date(Date.UTC(2026, 2, 3)) },
    { amount: 200, date: new Date(Date.UTC(2026, 2, 2)) },
  ]);
});

test('filters by time; the rules deny a query without a filter', async () => {
  const since = new Date(Date.UTC(2026, 2, 2));
  const which = { where: { field: 'userId', value: user.uid }, newestBy: 'date', count: 5 };
  const found = await fetchNewestUncached('transactions', { ...which, since });
  expect(found.map(({ fields }) => fields.amount)).toEqual([3, 2]);
  await expect(
    fetchNewestUncached('transactions', { newestBy: 'date', count: 5 }),
  ).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
