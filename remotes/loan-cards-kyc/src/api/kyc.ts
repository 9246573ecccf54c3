import {
  readRequestState,
  useSubscription,
  subscribeDocument,
  type Listener,
  type AsyncState,
  textOf,
} from '@bank/data-access';
import { BankError, type RequestState } from '@bank/domain';
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
import type { IdType } from './id-types';
import { archiveRequest, usePastRequests } from './past-requests';

/** The form values; any but the type may be empty. `dob` is a date such as `2001-05-31`. */
export type KycDetails = { idType: IdType; idNumber: string; address: string; dob: string };

/** A stored request, read from `kycRequests/{uid}` (specification, section 3). */
export type KycRequest = RequestState & { idType: string; hasImage: boolean };

const FIELDS = { text: ['idType', 'idImageUrl', 'status', 'reason'], date: ['timestamp'] };

function readKycRequest(data: DocumentData): KycRequest {
  checkFields('kycRequests', data, FIELDS);
  return {
    ...readRequestState(data, 'timestamp'),
    idType: textOf(data.idType),
    hasImage: Boolean(data.idImageUrl),
  };
}

/** Subscribes to the user's request. Returns the unsubscribe function. */
function subscribeKycRequest(
  db: Firestore,
  uid: string,
  listener: Listener<KycRequest>,
): () => void {
  return subscribeDocument({ db, collection: 'kycRequests', id: uid }, readKycRequest, listener);
}

/**
 * Sends the request. `idImageUrl` is the image's `gs://` URL, or empty: the rules open it to the owner and
 * to admins, while a download URL is a permanent bearer link. Idempotent: resending a pending request is a
 * success, because the first response may have been lost. Archives a rejected request when another
 * replaces it. Throws `BankError('already-exists')` while another request is pending or once one is
 * approved.
 */
export async function submitKycRequest(
  db: Firestore,
  uid: string,
  details: KycDetails,
  idImageUrl: string,
): Promise<void> {
  const requestRef = doc(db, 'kycRequests', uid);
  const request = { ...details, uid, idImageUrl, status: 'pending' };
  await transact(db, async (transaction) => {
    const current = (await transaction.get(requestRef)).data();
    if (current && current.status !== 'rejected') {
      if (Object.entries(request).every(([key, value]) => current[key] === value)) return;
      throw new BankError('already-exists');
    }
    if (current) archiveRequest(transaction, { db, kind: 'kycRequests', uid }, current);
    transaction.set(requestRef, { ...request, timestamp: serverTimestamp() });
  });
}

/** Subscribes to the user's request; `null` if there is none, and for a visitor. */
export function useKycRequest(uid: string | null): AsyncState<KycRequest | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => {
        if (uid) return subscribeKycRequest(database(), uid, { onValue, onError });
        onValue(null);
        return () => {};
      },
      [uid],
    ),
  );
}

/** Subscribes to the user's archived requests, last decided first. */
export function usePastKycRequests(uid: string): AsyncState<KycRequest[]> {
  return usePastRequests(uid, 'kycRequests', readKycRequest);
}
