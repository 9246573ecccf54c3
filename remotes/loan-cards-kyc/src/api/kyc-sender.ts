import type { BankErrorCode } from '@bank/domain';
import { toBankError, type Firestore } from '@bank/firebase/firestore';
import type { FirebaseStorage } from '@bank/firebase/storage';
import { uploadIdImage, type OnProgress } from './id-image-upload';
import { submitKycRequest, type KycDetails } from './kyc';

/** The result of sending; the specification has a text for each. */
export type KycResult =
  | 'submitted'
  | 'unauthenticated'
  | 'image-failed'
  | 'too-many-images'
  | 'request-failed'
  | 'already-pending';

/** Sends a completed form, its image first. Never rejects. */
export type SendKyc = (
  details: KycDetails,
  image: Blob | null,
  onProgress?: OnProgress,
) => Promise<KycResult>;

function codeOf(error: unknown): BankErrorCode {
  return toBankError(error).code;
}

/**
 * Creates the sender of one form. It remembers an uploaded image, so that a retry does not upload it
 * again. `uid` is `null` for a visitor.
 */
export function createKycSender(
  db: Firestore,
  storage: FirebaseStorage,
  uid: string | null,
): SendKyc {
  let uploaded: { image: Blob; url: string } | undefined;

  async function urlOf(image: Blob, owner: string, onProgress?: OnProgress): Promise<string> {
    if (uploaded?.image !== image) {
      uploaded = { image, url: await uploadIdImage(storage, owner, image, onProgress) };
    }
    return uploaded.url;
  }

  return async (details, image, onProgress) => {
    if (uid === null) return 'unauthenticated';
    let url: string;
    try {
      url = image ? await urlOf(image, uid, onProgress) : '';
    } catch (error) {
      if (codeOf(error) === 'unauthenticated') return 'unauthenticated';
      return codeOf(error) === 'too-many-requests' ? 'too-many-images' : 'image-failed';
    }
    try {
      await submitKycRequest(db, uid, details, url);
      return 'submitted';
    } catch (error) {
      if (codeOf(error) === 'unauthenticated') return 'unauthenticated';
      return codeOf(error) === 'already-exists' ? 'already-pending' : 'request-failed';
    }
  };
}
