import {
  readRequestState,
  useSubscription,
  subscribeDocument,
  type Listener,
  type AsyncState,
} from '@bank/data-access';
import {
  BankError,
  toMajorUnits,
  readCents,
  toCents,
  type Cents,
  type RequestState,
} from '@bank/domain';
import { checkFields } from '@bank/firebase/check-fields';
import {
  database,
  doc,
  serverTimestamp,
  transact,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { archiveRequest, usePastRequests } from './past-requests';

/** A loan application, read from `loans/{uid}` (specification, section 3). */
export type Loan = RequestState & { amount: Cents };

const FIELDS = { text: ['status', 'reason'], money: ['loanAmount'], date: ['timestamp'] };

function readLoan(data: DocumentData): Loan {
  checkFields('loans', data, FIELDS);
  return {
    ...readRequestState(data, 'timestamp'),
    amount: readCents(data.loanAmount) ?? toCents(0),
  };
}

/** Subscribes to the user's loan. Returns the unsubscribe function. */
export function subscribeLoan(db: Firestore, uid: string, listener: Listener<Loan>): () => void {
  return subscribeDocument({ db, collection: 'loans', id: uid }, readLoan, listener);
}

/**
 * Applies for a loan. Uses a transaction because it fails while offline (a plain write would wait
 * silently) and because a pending application must not be overwritten. Idempotent: repeating a pending
 * application is a success, because the first response may have been lost. Archives a decided one. Throws
 * `BankError('already-exists')` while an application for another amount is pending.
 */
export async function applyForLoan(db: Firestore, uid: string, amount: Cents): Promise<void> {
  const loanRef = doc(db, 'loans', uid);
  await transact(db, async (transaction) => {
    const data = (await transaction.get(loanRef)).data();
    const current = data && readLoan(data);
    if (current?.status === 'pending') {
      if (current.amount === amount) return;
      throw new BankError('already-exists');
    }
    if (data) archiveRequest(transaction, { db, kind: 'loans', uid }, data);
    transaction.set(loanRef, {
      loanAmount: toMajorUnits(amount),
      status: 'pending',
      timestamp: serverTimestamp(),
    });
  });
}

/** Subscribes to the user's loan; `null` if there is none. */
export function useLoan(uid: string): AsyncState<Loan | null> {
  return useSubscription(
    useCallback((onValue, onError) => subscribeLoan(database(), uid, { onValue, onError }), [uid]),
  );
}

/** Subscribes to the user's archived loans, last decided first. */
export function usePastLoans(uid: string): AsyncState<Loan[]> {
  return usePastRequests(uid, 'loans', readLoan);
}
