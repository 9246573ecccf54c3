import { sumAmounts } from '@bank/data-access';
import type { Cents } from '@bank/domain';
import { collection, orderBy, query, where, type Firestore } from '@bank/firebase/firestore';

const FOREVER = new Date('9999-12-31');

/**
 * What all pots of a customer held at a moment, or hold now for `null`: the sum of the moves until then, added up in the
 * database. Deleted pots were empty, and their moves stay. Throws `BankError`.
 */
export function savedUntil(db: Firestore, uid: string, moment: Date | null): Promise<Cents> {
  const moves = query(
    collection(db, 'potMoves'),
    where('uid', '==', uid),
    where('date', '<=', moment ?? FOREVER),
    orderBy('date'),
    orderBy('amount'),
  );
  return sumAmounts(moves, 'amount');
}
