import { connectStorageEmulator, getStorage, ref, type FirebaseStorage } from 'firebase/storage';
import { emulatorAddresses, firebaseApp } from './app';

declare const process: { env: { BANK_BACKEND?: string } };

/** Milliseconds during which a failed upload is tried again. */
const UPLOAD_RETRY_TIME = 20_000;

let instance: FirebaseStorage | undefined;

/** The page's file storage: the bucket that the environment names. */
export function storage(): FirebaseStorage {
  if (instance) return instance;
  instance = getStorage(firebaseApp());
  // The SDK's own 10 minutes would leave a person who is offline waiting for all of them.
  instance.maxUploadRetryTime = UPLOAD_RETRY_TIME;
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) connectStorageEmulator(instance, emulators.host, emulators.storage);
  }
  return instance;
}

/** The name of that bucket. */
export function bucketName(): string {
  return ref(storage()).bucket;
}

export { toBankError } from './errors';

// `getBlob` rather than `getDownloadURL`: a download address opens for whoever has it, for ever; a
// read through the SDK asks the rules each time.
export {
  getBlob,
  getMetadata,
  listAll,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
