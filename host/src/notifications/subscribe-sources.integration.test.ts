import { dayOf, newId, toCents } from '@bank/domain';
import { doc, serverTimestamp, type DocumentData, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { saveProtection } from '@bank/data-access';
import { expect, test } from '@jest/globals';
import { entriesOf, MAX_ENTRIES } from './entries';
import type { NotificationSources } from './notification-sources';
import { subscribeSources } from './subscribe-sources';

async function aCustomer() {
  const user = await createTestUser();
  return { uid: user.uid, db: await databaseAs(user) };
}

function put(path: string, fields: DocumentData) {
  return withAdminAccess((admin) => setDoc(doc(admin, path), fields));
}

/** The first sources. */
async function sourcesOf(db: Firestore, uid: string): Promise<NotificationSources> {
  const live = subscribe<NotificationSources>((...to) => subscribeSources(db, uid, ...to));
  try {
    return await live.next();
  } finally {
    live.unsubscribe();
  }
}

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('a new customer has nothing new', async () => {
  const { uid, db } = await aCustomer();
  const sources = await sourcesOf(db, uid);
  expect(sources).toEqual({
    requests: [],
    credits: [],
    due: [],
    protection: null,
    currency: 'EUR',
  });
});

test('reads what was decided, received and changed, and nothing of another customer', async () => {
  const [{ uid, db }, other] = [await aCustomer(), await aCustomer()];
  const reference = 'REF-ABCDEFGH1';
  const decided = { status: 'approved', reviewedBy: 'root', auditId: 'a' };
  for (const [owner, minutes] of [
    [uid, 0],
    [other.uid, 100],
  ] as const) {
    const reviewedAt = at(minutes + 1);
    await put(`kycRequests/${owner}`, { uid: owner, ...decided, reviewedAt });
    await put(`loans/${owner}`, { loanAmount: 50.25, status: 'pending', timestamp: at(1) });
    await put(`pastRequests/${newId()}`, {
      ...{ uid: owner, kind: 'loans', loanAmount: 7.5, ...decided, status: 'rejected' },
      reviewedAt: at(minutes + 2),
    });
    const name = owner === uid ? reference : `REF-${newId().slice(0, 9).toUpperCase()}`;
    const dispute = { uid: owner, amount: 1, accountNumber: '1', referenceNumber: name };
    await put(`disputes/${name}`, { ...dispute, ...decided, reviewedAt: at(minutes + 3) });
    await put(`disputes/${name}-pending`, { ...dispute, status: 'pending', createdAt: at(1) });
    const transaction = { userId: owner, status: 'completed', by: 'root' };
    const date = at(minutes + 4);
    await put(`transactions/${newId()}`, { ...transaction, type: 'send_money', amount: 9, date });
    await put(`transactions/${newId()}`, { ...transaction, type: 'withdrawal', amount: 5, date });
  }
  await saveProtection(db, uid, { daily: toCents(500) });

  const sources = await sourcesOf(db, uid);
  expect(entriesOf(sources, new Date()).map(({ event }) => event)).toMatchObject([
    { kind: 'protection-changed' },
    { kind: 'decision', request: 'kyc', isApproved: true },
    { kind: 'decision', request: 'loan', isApproved: false, amount: 750 },
    { kind: 'decision', request: 'dispute', isApproved: true, reference },
    { kind: 'credit', amount: 900 },
  ]);
});

test('reads only the newest documents of a query', async () => {
  const { uid, db } = await aCustomer();
  for (let index = 0; index < MAX_ENTRIES + 2; index += 1) {
    const credit = { userId: uid, type: 'send_money', amount: index + 1, date: at(index) };
    await put(`transactions/${newId()}`, credit);
  }
  const { credits } = await sourcesOf(db, uid);
  expect(credits.map(({ amount }) => amount / 100)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('reads what is due or overdue, the latest first, and nothing that is paid or comes later', async () => {
  const [{ uid, db }, other] = [await aCustomer(), await aCustomer()];
  const today = dayOf(new Date());
  const plan = (owner: string, name: string, next: string | null) =>
    put(`plannedPayments/${newId()}`, { uid: owner, name, amount: 700.5, next });
  await plan(uid, 'Rent', '2020-01-31');
  await plan(uid, 'Power', today);
  await plan(uid, 'Paid', null);
  await plan(uid, 'Later', '9999-01-01');
  await plan(other.uid, 'Not mine', today);
  const { due } = await sourcesOf(db, uid);
  expect(due).toMatchObject([
    { name: 'Power', amount: 70_050, due: today },
    { name: 'Rent', amount: 70_050, due: '2020-01-31' },
  ]);
});

test('reports a decision and a lock live, with the server’s time', async () => {
  const { uid, db } = await aCustomer();
  // The emulator may miss the creation of a document that is subscribed to, while it reports another write to the
  // same connection: the SDK takes the missing document to be newer.
  await put(`loans/${uid}`, { loanAmount: 5, status: 'pending' });
  await saveProtection(db, uid, { daily: toCents(500) });
  const live = subscribe<NotificationSources>((...to) => subscribeSources(db, uid, ...to));
  async function nextThat(accept: (sources: NotificationSources) => boolean) {
    let sources = await live.next();
    while (!accept(sources)) sources = await live.next();
    return sources;
  }
  await live.next();
  await put(`loans/${uid}`, { loanAmount: 5, status: 'rejected', reviewedAt: serverTimestamp() });
  await nextThat(({ requests }) => Boolean(requests[0]?.decidedAt));
  await saveProtection(db, uid, { isLocked: true });
  const sources = await nextThat(({ protection }) => Boolean(protection?.lockedAt));
  live.unsubscribe();
  expect(entriesOf(sources, new Date()).map(({ event }) => event.kind)).toEqual([
    'locked',
    'decision',
  ]);
});

test('another customer may not subscribe', async () => {
  const [{ uid }, other] = [await aCustomer(), await aCustomer()];
  await expect(sourcesOf(other.db, uid)).rejects.toMatchObject({ code: 'permission-denied' });
});
