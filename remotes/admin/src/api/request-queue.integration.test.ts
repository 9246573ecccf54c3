import { expect, test } from '@jest/globals';
import { newId } from '@bank/domain';
import {
  collection,
  doc,
  documentId,
  query,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  getDocs,
  subscribe,
  withAdminAccess,
  writeBatch,
} from '@bank/testing/emulators';
import { REQUEST_KINDS, type RequestKind } from './request-kind';
import { subscribeQueue, type QueueCursor, type QueuePage } from './request-queue';

const anAdmin = async () => databaseAs(await createTestUser({ isAdmin: true }));

/** Before or after the requests of all other tests. */
const LONG_AGO = -Date.now();
const FAR_AHEAD = 3 * Date.now();

/** Requests of a kind, one per second. Returns their ids. */
async function putRequests(kind: RequestKind, count: number, { from = 0, status = 'pending' }) {
  const ids = Array.from({ length: count }, () => newId());
  await withAdminAccess(async (db) => {
    const batch = writeBatch(db);
    for (const [index, id] of ids.entries()) {
      const at = new Date(from + index * 1000);
      batch.set(doc(db, kind, id), { uid: 'ada', status, timestamp: at, createdAt: at });
    }
    await batch.commit();
  });
  return ids;
}

async function readPage(db: Firestore, kind: RequestKind, after: QueueCursor | null) {
  const { next, unsubscribe } = subscribe<QueuePage>((onValue, onError) =>
    subscribeQueue(db, kind, after, onValue, onError),
  );
  const page = await next();
  unsubscribe();
  return { ids: page.requests.map(({ id }) => id), next: page.next };
}

test.each(REQUEST_KINDS)('pending %s are paged, the oldest first', async (kind) => {
  const db = await anAdmin();
  await putRequests(kind, 1, { from: LONG_AGO - 60_000, status: 'approved' });
  const ids = await putRequests(kind, 22, { from: LONG_AGO });
  const first = await readPage(db, kind, null);
  expect(first.ids).toEqual(ids.slice(0, 20));
  const second = await readPage(db, kind, first.next);
  expect(second.ids.slice(0, 2)).toEqual(ids.slice(20));
});

test('a full last page has no next one', async () => {
  const db = await anAdmin();
  const [before = '', ...ids] = await putRequests('disputes', 21, { from: FAR_AHEAD });
  const found = await getDocs(query(collection(db, 'disputes'), where(documentId(), '==', before)));
  const page = await readPage(db, 'disputes', found.docs[0] ?? null);
  expect(page).toEqual({ ids, next: null });
});
