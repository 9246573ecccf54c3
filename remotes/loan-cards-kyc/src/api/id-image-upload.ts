import { BankError, KYC_IMAGE } from '@bank/domain';
import {
  listAll,
  ref,
  toBankError,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
} from '@bank/firebase/storage';

/** Told, while an image is on its way, which part of it has arrived: from 0 to 1. */
export type OnProgress = (part: number) => void;

/** The first slot without an image. Throws `BankError('too-many-requests')` if all of them have one. */
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
 * Uploads an image to an empty slot of the person's own folder and returns its address (`gs://…`). The
 * rules don't allow replacing an image, and limit the slots. The file's own name, which may be personal,
 * stays on the device. Throws `BankError`: `too-many-requests` if no slot is empty.
 */
export async function uploadIdImage(
  storage: FirebaseStorage,
  uid: string,
  image: Blob,
  onProgress: OnProgress = () => {},
): Promise<string> {
  try {
    const place = await findEmptySlot(storage, uid);
    await upload(place, image, onProgress);
    return place.toString();
  } catch (error) {
    throw toBankError(error);
  }
}

async function upload(place: StorageReference, image: Blob, onProgress: OnProgress): Promise<void> {
  const task = uploadBytesResumable(place, image, { contentType: image.type });
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(bytesTransferred / totalBytes),
  );
  try {
    await task;
  } finally {
    stop();
  }
}
