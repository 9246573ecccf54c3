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
  type Firestore,
} from '@bank/firebase/firestore';
import type { RequestPlace } from './request-kind';
import { watchQuery } from './watch-query';

/** Milliseconds after which a claim lapses; the database's rules hold the same. */
const CLAIM_TIME = 15 * 60_000;

/** Who has a request in hand, and until when. */
export type Claim = { by: string; until: Date };
/** Claims by the id of the request. */
export type Claims = ReadonlyMap<string, Claim>;

const nameOf = ({ kind, id }: RequestPlace) => `${kind}.${id}`;

function readClaim(data: Record<string, unknown>): Claim {
  // Until the server has set its time, the claim is of this moment.
  const at = data.at instanceof Timestamp ? data.at.toMillis() : Date.now();
  return { by: String(data.by), until: new Date(at + CLAIM_TIME) };
}

/** Whether the claim still holds up other admins. */
export function isRunning({ until }: Claim, now = new Date()): boolean {
  return now < until;
}

/**
 * Takes a request in hand, or keeps it so: nobody else can decide it meanwhile. Throws `BankError`:
 * `changed-meanwhile` where it is decided already or with another admin; `permission-denied`; `network`.
 */
export function claimRequest(db: Firestore, place: RequestPlace, by: string): Promise<void> {
  const claim = doc(db, 'claims', nameOf(place));
  return transact(db, async (transaction) => {
    const request = await transaction.get(doc(db, place.kind, place.id));
    if (request.get('status') !== 'pending') throw new BankError('changed-meanwhile');
    const held = (await transaction.get(claim)).data();
    if (held && held.by !== by && isRunning(readClaim(held)))
      throw new BankError('changed-meanwhile');
    transaction.set(claim, { by, at: serverTimestamp() });
  });
}

/** Puts a request back. Nothing happens where it is not in this admin's hands. Throws `BankError`. */
export function putBack(db: Firestore, place: RequestPlace, by: string): Promise<void> {
  const claim = doc(db, 'claims', nameOf(place));
  return transact(db, async (transaction) => {
    const held = (await transaction.get(claim)).data();
    if (held?.by === by) transaction.delete(claim);
  });
}

/** Tells of the claims on these requests of a kind (30 at most), now and at each change. */
export function watchClaims(
  db: Firestore,
  places: readonly RequestPlace[],
  onValue: (claims: Claims) => void,
  onError: (error: BankError) => void,
): () => void {
  if (places.length === 0) {
    onValue(new Map());
    return () => {};
  }
  return watchQuery(
    query(collection(db, 'claims'), where(documentId(), 'in', places.map(nameOf))),
    ({ docs }) =>
      new Map(
        docs.map((each) => [each.id.slice(each.id.indexOf('.') + 1), readClaim(each.data())]),
      ),
    onValue,
    onError,
  );
}
