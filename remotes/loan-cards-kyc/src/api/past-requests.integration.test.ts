import { describe, expect, test } from '@jest/globals';
import { readRequestState } from '@bank/data-access';
import { newId } from '@bank/domain';
import { doc, Timestamp, type Firestore } from '@bank/firebase/firestore';
import {
  createTestUser,
  databaseAs,
  setDoc,
  subscribe,
  withAdminAccess,
} from '@bank/testing/emulators';
import { watchPastRequests } from './past-requests';

function past(uid: string, kind: string, day: number) {
  return (db: Firestore) =>
    setDoc(doc(db, 'pastRequests', newId()), {
      uid,
      kind,
      status: 'rejected',
      reason: `On day ${day}.`,
      timestamp: Timestamp.fromDate(new Date(Date.UTC(2026, 2, day))),
      reviewedAt: Timestamp.fromDate(new Date(Date.UTC(2026, 2, day + 1))),
    });
}

const read = (data: Record<string, unknown>) => readRequestState(data, 'timestamp');

describe('archived requests', () => {
  test('are the user’s own of one kind, latest decision first, and live', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()];
    await withAdminAccess(past(user.uid, 'loans', 2));
    await withAdminAccess(past(user.uid, 'loans', 4));
    await withAdminAccess(past(user.uid, 'kycRequests', 5));
    await withAdminAccess(past(other.uid, 'loans', 6));
    const owner = { db: await databaseAs(user), kind: 'loans', uid: user.uid } as const;
    const subscription = subscribe((...to) => watchPastRequests(owner, read, ...to));
    expect(await subscription.next()).toEqual([
      {
        status: 'rejected',
        submittedAt: new Date('2026-03-04T00:00:00Z'),
        decidedAt: new Date('2026-03-05T00:00:00Z'),
        reason: 'On day 4.',
      },
      expect.objectContaining({ reason: 'On day 2.' }),
    ]);
    await withAdminAccess(past(user.uid, 'loans', 7));
    expect(await subscription.next()).toHaveLength(3);
    subscription.unsubscribe();
  });

  test('are denied to other users', async () => {
    const [user, other] = [await createTestUser(), await createTestUser()];
    const owner = { db: await databaseAs(other), kind: 'loans', uid: user.uid } as const;
    const subscription = subscribe((...to) => watchPastRequests(owner, read, ...to));
    await expect(subscription.next()).rejects.toMatchObject({ code: 'permission-denied' });
    subscription.unsubscribe();
  });
});
