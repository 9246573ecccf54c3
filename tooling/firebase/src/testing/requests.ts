import { serverTimestamp, type DocumentData, type Firestore } from 'firebase/firestore';
import { commit, type Write } from './commit';
import { newUid, putCustomer } from './people';
import type { RulesUnderTest } from './rules-under-test';

export type Request = { path: string; data: (uid: string) => DocumentData };

export function kycOf(uid: string): Request {
  const data = (owner: string): DocumentData => ({
    uid: owner,
    idType: 'passport',
    idNumber: 'P1234567',
    idImageUrl: `gs://demo-fernhill.appspot.com/kycImages/${owner}/passport.webp`,
    address: '1 Fern Hill',
    dob: '1990-02-28',
    status: 'pending',
    timestamp: serverTimestamp(),
  });
  return { path: `kycRequests/${uid}`, data };
}

export function loanOf(uid: string): Request {
  return {
    path: `loans/${uid}`,
    data: () => ({ loanAmount: 50, status: 'pending', timestamp: serverTimestamp() }),
  };
}

export function disputeOf(): Request {
  const reference = `REF-${newUid('')
    .replace(/[^0-9a-z]/g, '')
    .slice(0, 9)
    .toUpperCase()}`;
  const data = (owner: string): DocumentData => ({
    uid: owner,
    amount: 12.34,
    accountNumber: '12345678',
    referenceNumber: reference,
    status: 'pending',
    createdAt: serverTimestamp(),
  });
  return { path: `disputes/${reference}`, data };
}

export const kinds: [string, (uid: string) => Request][] = [
  ['kycRequests', kycOf],
  ['loans', loanOf],
  ['disputes', disputeOf],
];

/** The archived copy of a decided request. */
export async function keptOf(at: RulesUnderTest, uid: string, path: string): Promise<Write> {
  const stored = await at.read(path);
  const kind = path.split('/')[0];
  return {
    how: 'set',
    path: `pastRequests/${String(stored?.['auditId'])}`,
    data: { ...stored, uid, kind },
  };
}

/** Writes a request as its page does: a dispute together with the customer's cooldown. */
export function send(
  database: Firestore,
  uid: string,
  { path, data }: Request,
  changes: DocumentData = {},
): Promise<void> {
  const request: Write = { how: 'set', path, data: { ...data(uid), ...changes } };
  return commit(database, [request, ...cooldownOf(uid, path)]);
}

function cooldownOf(uid: string, path: string): Write[] {
  const [collection, dispute] = path.split('/');
  if (collection !== 'disputes') return [];
  const data = { disputeAt: serverTimestamp(), dispute };
  return [{ how: 'set', path: `cooldowns/${uid}`, data }];
}

export async function submit(
  at: RulesUnderTest,
  requestOf: (uid: string) => Request,
): Promise<{ uid: string; path: string }> {
  const uid = await putCustomer(at);
  const request = requestOf(uid);
  await send(at.as(uid), uid, request);
  return { uid, path: request.path };
}
