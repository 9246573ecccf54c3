import { useLive, type Live } from '@bank/data-access';
import { BankError, newId, type ID_TYPES } from '@bank/domain';
import {
  database,
  doc,
  runTransaction,
  serverTimestamp,
  toBankError,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { ref, uploadBytes, type FirebaseStorage } from '@bank/firebase/storage';
import { useCallback } from 'react';
import { dateOf, watchOwnDocument, type Listener } from './watch-own-document';

export type IdType = (typeof ID_TYPES)[number];

/** What a person fills in, any of it but the type possibly empty; `dob` is a date, `2001-05-31`. */
export type KycDetails = { idType: IdType; idNumber: string; address: string; dob: string };

/** What the screen shows of a request, read from `kycRequests/{uid}` (section 3). */
export type KycRequest = { idType: string; status: string; submittedAt: Date | null };

function readKycRequest(data: DocumentData): KycRequest {
  return {
    idType: String(data.idType),
    status: String(data.status),
    submittedAt: dateOf(data.timestamp),
  };
}

/** Tells of the person's request now and at each change. Returns what ends it. */
function watchKycRequest(db: Firestore, uid: string, listener: Listener<KycRequest>): () => void {
  return watchOwnDocument({ db, collection: 'kycRequests', uid }, readKycRequest, listener);
}

/**
 * Uploads an image to the person's own folder and gives its address there (`gs://…`). The name is a
 * new one: the rules let no image take another's place, and the file's own name, which may tell more
 * than the person means to, stays on the device. Throws `BankError`.
 */
export async function uploadIdImage(
  storage: FirebaseStorage,
  uid: string,
  image: Blob,
): Promise<string> {
  const place = ref(storage, `kycImages/${uid}/${newId()}.jpg`);
  try {
    await uploadBytes(place, image, { contentType: image.type });
  } catch (error) {
    throw toBankError(error);
  }
  return place.toString();
}

/**
 * Sends the request. `idImageUrl` is the image's `gs://` address, or empty without one: the rules open
 * it to the owner and to administrators. A download URL would open it to whoever holds it, for ever.
 * Sending again what already waits is a success: the first answer may have been lost on the way.
 * Throws `BankError('already-exists')` while another request waits or once one is approved.
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
      transaction.set(place, { ...request, timestamp: serverTimestamp() });
    });
  } catch (error) {
    throw toBankError(error);
  }
}

/** The person's request, live; `null` where there is none, and for a visitor. */
export function useKycRequest(uid: string | null): Live<KycRequest | null> {
  return useLive(
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
