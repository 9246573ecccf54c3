import { newId } from '@bank/domain';
import {
  ref,
  toBankError,
  uploadBytesResumable,
  type FirebaseStorage,
} from '@bank/firebase/storage';

/** Told, while an image is on its way, which part of it has arrived: from 0 to 1. */
export type OnProgress = (part: number) => void;

/**
 * Uploads an image to the person's own folder and gives its address there (`gs://…`). The name is a
 * new one: the rules let no image take another's place, and the file's own name, which may tell more
 * than the person means to, stays on the device. Throws `BankError`.
 */
export async function uploadIdImage(
  storage: FirebaseStorage,
  uid: string,
  image: Blob,
  onProgress: OnProgress = () => {},
): Promise<string> {
  const place = ref(storage, `kycImages/${uid}/${newId()}.jpg`);
  const upload = uploadBytesResumable(place, image, { contentType: image.type });
  const stop = upload.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(bytesTransferred / totalBytes),
  );
  try {
    await upload;
  } catch (error) {
    throw toBankError(error);
  } finally {
    stop();
  }
  return place.toString();
}
