import { beforeAll, describe, expect, test } from '@jest/globals';
import { newId, newUser, searchEntry } from '@bank/domain';
import { doc, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  goOffline,
  setDoc,
  withAdminAccess,
  writeBatch,
} from '@bank/testing/emulators';
import { searchUsers } from './search-users';

// Other tests create users too: these have names and emails of their own.
const run = newId()
  .replace(/[^a-z]/gi, '')
  .toLowerCase();
const uidOf = (who: string) => `${run}-${who}`;
const person = (who: string, username: string) => ({
  uid: uidOf(who),
  username,
  email: `${who}.${run}@example.com`,
  country: 'EUR',
  number: '1',
});

const people = [
  person('ada', `Ada Zoë ${run}x O’Neill`),
  person('bo', `Bo ${run}y Groß`),
  person('cy', `A B C D ${run}y`),
  person('sato', `${run}佐藤 陽翔`),
];
const old = person('old', `Old ${run}x`);

let db: Firestore;

beforeAll(async () => {
  db = await databaseAs(await createTestUser({ isAdmin: true }));
  await withAdminAccess(async (all) => {
    const batch = writeBatch(all);
    for (const each of people) {
      batch.set(doc(all, 'users', each.uid), newUser(each));
      batch.set(doc(all, 'userSearch', each.uid), searchEntry(each));
    }
    // An account from before the search entries.
    batch.set(doc(all, 'users', old.uid), newUser(old));
    await batch.commit();
  });
});

async function found(text: string): Promise<string[]> {
  const { users } = await searchUsers(db, text);
  return users.map(({ uid }) => uid).map((uid) => uid.replace(`${run}-`, ''));
}

describe('searching users', () => {
  test.each([
    ['the beginning of the third word', `${run}x`, ['ada']],
    ['the beginning of the fifth word', `${run}Y`, ['bo', 'cy']],
    ['two words in a row, without accents', `ZOE ${run}`, ['ada']],
    ['an apostrophe', `${run}x o'nei`, ['ada']],
    ['a sharp s', `${run}y gross`, ['bo']],
    ['a name of another script', `${run}佐`, ['sato']],
    ['the beginning of an email', `Bo.${run}`, ['bo']],
    ['an email up to its host', `bo.${run}@exam`, ['bo']],
    ['the complete id', uidOf('cy'), ['cy']],
    ['the complete id of an account without an entry', uidOf('old'), ['old']],
    ['the complete email of an account without an entry', `OLD.${run}@example.com`, ['old']],
    ['the middle of a word', `${run.slice(1)}x`, []],
    ['no letters', '🏦 ', []],
    ['a path', `../${run}q`, []],
    ['two dots', '..', []],
  ])('finds %s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  test('shows at most 10 users, and that there are more', async () => {
    const name = `Q${run}`;
    await withAdminAccess(async (all) => {
      const batch = writeBatch(all);
      for (let index = 0; index < 11; index += 1) {
        const each = person(`many-${index}`, `${name} ${index}`);
        batch.set(doc(all, 'users', each.uid), newUser(each));
        batch.set(doc(all, 'userSearch', each.uid), searchEntry(each));
      }
      await batch.commit();
    });
    const { users, hasMore } = await searchUsers(db, name);
    expect([users.length, hasMore]).toEqual([10, true]);
    expect(await searchUsers(db, `${name} 10`)).toMatchObject({ hasMore: false });
  });

  test('leaves out entries whose account is deleted or has another name', async () => {
    const [gone, other] = [person('gone', `W${run} Gone`), person('other', `W${run} Other`)];
    await withAdminAccess(async (all) => {
      await setDoc(doc(all, 'userSearch', gone.uid), searchEntry(gone));
      await setDoc(doc(all, 'userSearch', other.uid), searchEntry(other));
      await setDoc(doc(all, 'users', other.uid), newUser({ ...other, username: 'Bo' }));
    });
    expect(await found(`W${run}`)).toEqual([]);
  });

  test('is denied to a customer', async () => {
    const customer = await databaseAs(await createTestUser());
    await expect(searchUsers(customer, 'ada')).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('fails while offline instead of finding nothing', async () => {
    const admin = await databaseAs(await createTestUser({ isAdmin: true }));
    await goOffline(admin);
    await expect(searchUsers(admin, run)).rejects.toMatchObject({ code: 'network' });
  });
});
