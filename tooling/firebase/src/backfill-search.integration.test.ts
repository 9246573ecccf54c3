import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newUser, searchEntry } from '@bank/domain';
import { backfillSearch, type CallFirestore } from './backfill-search';
import { EMULATOR_ADMIN_HEADERS, putDocuments } from './seed/emulators';
import { allDocuments } from './testing/seeded';

/** A project of its own: the backfill reads all users. */
const emulators = {
  projectId: `demo-fernhill-backfill-${randomUUID().slice(0, 8)}`,
  authHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
};

const { projectId, firestoreHost } = emulators;

const call: CallFirestore = async (method, body) => {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreHost}/v1/${documents}:${method}`, {
    method: 'POST',
    headers: { ...EMULATOR_ADMIN_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

const people = ['Ada Okafor', 'Bo Groß', '佐藤 陽翔', 'Cy', 'Di'].map((username, index) => {
  const uid = `person-${index}`;
  return { uid, username, email: `${uid}@example.com`, country: 'EUR', number: '1' };
});

it('writes missing and outdated search entries once, and leaves the others', async () => {
  await putDocuments(emulators, [
    ...people.map((person) => ({ path: `users/${person.uid}`, fields: newUser(person) })),
    { path: 'users/nameless', fields: { uid: 'nameless' } },
    { path: 'userSearch/person-0', fields: searchEntry({ username: 'Before', email: '' }) },
    { path: 'userSearch/person-1', fields: searchEntry(people[1] ?? { username: '', email: '' }) },
  ]);
  const backfill = { projectId, call, pageSize: 2 };
  expect(await backfillSearch(backfill)).toEqual({ accounts: 6, written: 4, left: 1 });
  const entries = await allDocuments(emulators, 'userSearch');
  expect(entries).toHaveLength(people.length);
  for (const person of people)
    expect(entries).toContainEqual(expect.objectContaining(searchEntry(person)));
  expect(await backfillSearch(backfill)).toEqual({ accounts: 6, written: 0, left: 1 });
});

it('does not overwrite an entry that its owner writes at the same moment', async () => {
  const person = { ...people[0], uid: 'late', username: 'Late', email: 'late@example.com' };
  await putDocuments(emulators, [{ path: 'users/late', fields: { ...person } }]);
  const renamed = searchEntry({ ...person, username: 'Renamed' });
  const inBetween: CallFirestore = async (method, body) => {
    if (method === 'batchWrite')
      await putDocuments(emulators, [{ path: 'userSearch/late', fields: renamed }]);
    return call(method, body);
  };
  expect(await backfillSearch({ projectId, call: inBetween })).toMatchObject({
    written: 0,
    left: 2,
  });
  const entries = await allDocuments(emulators, 'userSearch');
  expect(entries).toContainEqual(expect.objectContaining(renamed));
});
