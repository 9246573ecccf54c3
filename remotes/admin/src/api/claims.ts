import { subscribeQuery, textOf } from '@bank/data-access';
import { BankError } from '@bank/domain';
import {
  collection,
  doc,
  documentId,
  query,
  serverTimestamp,
  Timestamp,
  transact,
  where,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';
import type { RequestKey } from './request-kind';

/** Milliseconds until a claim expires; the security rules enforce the same. */
const CLAIM_DURATION_MS = 15 * 60_000;

/** The admin who has claimed a request, and when the claim expires. */
export type Claim = { by: string; until: Date };
/** Claims by request id. */
export type Claims = ReadonlyMap<string, Claim>;

const claimId = ({ kind, id }: RequestKey) => `${kind}.${id}`;

function readClaim(data: Record<string, unknown>): Claim {
  // Until the server has set its timestamp, use the current time.
  const at = data.at instanceof Timestamp ? data.at.toMillis() : Date.now();
  return { by: textOf(data.by), until: new Date(at + CLAIM_DURATION_MS) };
}

/** Whether the claim still blocks other admins. */
export function isActive({ until }: Claim, now = new Date()): boolean {
  return now < until;
}

/** The last write of each claim in this page. */
const lastWrites = new Map<string, Promise<unknown>>();

/**
 * Writes a claim, or ends it with another write, after the earlier writes of the same claim in this page: a
 * release must not delete the claim of a review that is opened again, nor one that a decision is deleting.
 */
export function writeInOrder<Result>(
  key: RequestKey,
  write: () => Promise<Result>,
): Promise<Result> {
  const id = claimId(key);
  const written = (lastWrites.get(id) ?? Promise.resolve()).then(write, write);
  lastWrites.set(id, written);
  return written;
}

/**
 * Claims a request for an admin, or renews the claim: no other admin can decide it meanwhile. Throws
 * `BankError`: `changed-meanwhile` if it is decided already or claimed by another admin;
 * `permission-denied`; `network`.
 */
export function claimRequest(db: Firestore, key: RequestKey, by: string): Promise<void> {
  const claim = doc(db, 'claims', claimId(key));
  const write = async (transaction: DatabaseTransaction) => {
    const request = await transaction.get(doc(db, key.kind, key.id));
    if (request.get('status') !== 'pending') throw new BankError('changed-meanwhile');
    const held = (await transaction.get(claim)).data();
    if (held && held.by !== by && isActive(readClaim(held)))
      throw new BankError('changed-meanwhile');
    transaction.set(claim, { by, at: serverTimestamp() });
  };
  return writeInOrder(key, () => transact(db, write));
}

/**
 * Deletes the claim in a transaction of `writeInOrder` if this admin holds it. No write may precede it.
 */
export async function endClaim(
  transaction: DatabaseTransaction,
  db: Firestore,
  key: RequestKey,
  by: string,
): Promise<void> {
  const claim = doc(db, 'claims', claimId(key));
  const held = await transaction.get(claim);
  if (held.get('by') === by) transaction.delete(claim);
}

/** Releases a claim. Does nothing if this admin does not hold it. Throws `BankError`. */
export function releaseClaim(db: Firestore, key: RequestKey, by: string): Promise<void> {
  return writeInOrder(key, () => transact(db, (transaction) => endClaim(transaction, db, key, by)));
}

/**
 * Subscribes to the claims on these requests (30 at most, all of one kind). Returns the unsubscribe
 * function.
 */
export function subscribeClaims(
  db: Firestore,
  keys: readonly RequestKey[],
  onValue: (claims: Claims) => void,
  onError: (error: BankError) => void,
): () => void {
  if (keys.length === 0) {
    onValue(new Map());
    return () => {};
  }
  return subscribeQuery(
    query(collection(db, 'claims'), where(documentId(), 'in', keys.map(claimId))),
    ({ docs }) =>
      new Map(
        docs.map((each) => [each.id.slice(each.id.indexOf('.') + 1), readClaim(each.data())]),
      ),
    onValue,
    onError,
  );
}
