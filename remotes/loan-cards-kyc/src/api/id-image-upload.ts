import { BankError, KYC_IMAGE } from '@bank/domain';
import {
  listAll,
  ref,
  toBankError,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
} from '@bank/firebase/storage';

/** Called with the uploaded fraction, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

/**
 * Returns the first slot without an image. Throws `BankError('too-many-requests')` if all slots are used.
 */
async function findEmptySlot(storage: FirebaseStorage, uid: string): Promise<StorageReference> {
  const folder = ref(storage, `kycImages/${uid}`);
  const stored = await listAll(folder);
  const taken = new Set(stored.items.map(({ name }) => name));
  for (let slot = 0; slot < KYC_IMAGE.perCustomer; slot += 1) {
    if (!taken.has(String(slot))) return ref(folder, String(slot));
  }
  throw new BankError('too-many-requests');
}

/**
 * Uploads an image to an empty slot of the user's own folder and returns its URL (`gs://…`). The rules
 * limit the slots and deny replacing an image. The original file name, which may be personal, stays on the
 * device. Throws `BankError`: `too-many-requests` if no slot is empty.
 */
export async function uploadIdImage(
  storage: FirebaseStorage,
  uid: string,
  image: Blob,
  onProgress: OnProgress = () => {},
): Promise<string> {
  try {
    const slotRef = await findEmptySlot(storage, uid);
    await upload(slotRef, image, onProgress);
    return slotRef.toString();
  } catch (error) {
    throw toBankError(error);
  }
}

async function upload(
  slotRef: StorageReference,
  image: Blob,
  onProgress: OnProgress,
): Promise<void> {
  const task = uploadBytesResumable(slotRef, image, { contentType: image.type });
  const unsubscribe = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(bytesTransferred / totalBytes),
  );
  try {
    await task;
  } finally {
    unsubscribe();
  }
}
