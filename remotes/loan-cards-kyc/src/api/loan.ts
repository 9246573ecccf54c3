import {
  archiveRequest,
  readRequestState,
  useSubscription,
  usePastRequests,
  subscribeDocument,
  type Listener,
  type AsyncState,
} from '@bank/data-access';
import { BankError, toMajorUnits, toCents, type Cents, type RequestState } from '@bank/domain';
import {
  database,
  doc,
  runTransaction,
  serverTimestamp,
  toBankError,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** A loan that was asked for, read from `loans/{uid}` (section 3). */
export type Loan = RequestState & { amount: Cents };

function readLoan(data: DocumentData): Loan {
  return {
    ...readRequestState(data, 'timestamp'),
    amount: toCents(typeof data.loanAmount === 'number' ? data.loanAmount : 0),
  };
}

/** Tells of the person's loan now and at each change. Returns what ends it. */
export function watchLoan(db: Firestore, uid: string, listener: Listener<Loan>): () => void {
  return subscribeDocument({ db, collection: 'loans', id: uid }, readLoan, listener);
}

/**
 * Asks for a loan. A transaction, because it fails while offline where a plain write would wait
 * silently, and because a request that waits must not be overwritten. Asking again for what already
 * waits is a success: the first answer may have been lost on the way. A decided request is kept.
 * Throws `BankError('already-exists')` while a request for another amount waits.
 */
export async function applyForLoan(db: Firestore, uid: string, amount: Cents): Promise<void> {
  const place = doc(db, 'loans', uid);
  try {
    await runTransaction(db, async (transaction) => {
      const data = (await transaction.get(place)).data();
      const current = data && readLoan(data);
      if (current?.status === 'pending') {
        if (current.amount === amount) return;
        throw new BankError('already-exists');
      }
      if (data) archiveRequest(transaction, { db, kind: 'loans', uid }, data);
      transaction.set(place, {
        loanAmount: toMajorUnits(amount),
        status: 'pending',
        timestamp: serverTimestamp(),
      });
    });
  } catch (error) {
    throw toBankError(error);
  }
}

/** The person's loan, live; `null` where none was ever asked for. */
export function useLoan(uid: string): AsyncState<Loan | null> {
  return useSubscription(
    useCallback((onValue, onError) => watchLoan(database(), uid, { onValue, onError }), [uid]),
  );
}

/** The person's earlier loans, live, the last decided first. */
export function usePastLoans(uid: string): AsyncState<Loan[]> {
  return usePastRequests(uid, 'loans', readLoan);
}
