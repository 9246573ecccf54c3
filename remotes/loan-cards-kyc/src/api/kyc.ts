import {
  archiveRequest,
  readRequestState,
  useSubscription,
  usePastRequests,
  subscribeDocument,
  type Listener,
  type AsyncState,
} from '@bank/data-access';
import { BankError, type ID_TYPES, type RequestState } from '@bank/domain';
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

export type IdType = (typeof ID_TYPES)[number];

/** What a person fills in, any of it but the type possibly empty; `dob` is a date, `2001-05-31`. */
export type KycDetails = { idType: IdType; idNumber: string; address: string; dob: string };

/** What the screen shows of a request, read from `kycRequests/{uid}` (section 3). */
export type KycRequest = RequestState & { idType: string; hasImage: boolean };

function readKycRequest(data: DocumentData): KycRequest {
  return {
    ...readRequestState(data, 'timestamp'),
    idType: String(data.idType),
    hasImage: Boolean(data.idImageUrl),
  };
}

/** Tells of the person's request now and at each change. Returns what ends it. */
function watchKycRequest(db: Firestore, uid: string, listener: Listener<KycRequest>): () => void {
  return subscribeDocument({ db, collection: 'kycRequests', id: uid }, readKycRequest, listener);
}

/**
 * Sends the request. `idImageUrl` is the image's `gs://` address, or empty without one: the rules open
 * it to the owner and to administrators. A download URL would open it to whoever holds it, for ever.
 * Sending again what already waits is a success: the first answer may have been lost on the way.
 * A rejected request is kept when another takes its place. Throws `BankError('already-exists')` while
 * another request waits or once one is approved.
 */
export async function submitKycRequest(
  db: Firestore,
  uid: string,
  details: KycDetails,
  idImageUrl: string,
): Promise<void> {
  const place = doc(db, 'kycRequests', uid);
  const request = { ...details, uid, idImageUrl, status: 'pending' };
  try {
    await runTransaction(db, async (transaction) => {
      const current = (await transaction.get(place)).data();
      if (current && current.status !== 'rejected') {
        if (Object.entries(request).every(([key, value]) => current[key] === value)) return;
        throw new BankError('already-exists');
      }
      if (current) archiveRequest(transaction, { db, kind: 'kycRequests', uid }, current);
      transaction.set(place, { ...request, timestamp: serverTimestamp() });
    });
  } catch (error) {
    throw toBankError(error);
  }
}

/** The person's request, live; `null` where there is none, and for a visitor. */
export function useKycRequest(uid: string | null): AsyncState<KycRequest | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => {
        if (uid) return watchKycRequest(database(), uid, { onValue, onError });
        onValue(null);
        return () => {};
      },
      [uid],
    ),
  );
}

/** The person's earlier requests, live, the last decided first. */
export function usePastKycRequests(uid: string): AsyncState<KycRequest[]> {
  return usePastRequests(uid, 'kycRequests', readKycRequest);
}
