import { connectStorageEmulator, getStorage, ref, type FirebaseStorage } from 'firebase/storage';
import { firebaseApp } from './app';
import { openAuth } from './auth';
import * as authSdk from './auth-sdk';
import { emulatorAddresses } from './project';

declare const process: { env: { BANK_BACKEND?: string } };

/** A failed upload is retried for this long, in milliseconds. */
const UPLOAD_RETRY_TIME_MS = 20_000;
/** Every other request, such as a download or a list of files. */
const RETRY_TIME_MS = 10_000;

let instance: FirebaseStorage | undefined;

/** The page's Cloud Storage instance. */
export function storage(): FirebaseStorage {
  if (instance) return instance;
  // Requests carry the token of its user.
  openAuth(authSdk);
  instance = getStorage(firebaseApp());
  // The SDK's defaults are ten and two minutes, too long to leave a user waiting.
  instance.maxUploadRetryTime = UPLOAD_RETRY_TIME_MS;
  instance.maxOperationRetryTime = RETRY_TIME_MS;
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) connectStorageEmulator(instance, emulators.host, emulators.storage);
  }
  return instance;
}

export function bucketName(): string {
  return ref(storage()).bucket;
}

export { toBankError } from './errors';

// Use `getBlob`, not `getDownloadURL`: a download URL is a permanent bearer link, while a read through
// the SDK is checked by the security rules each time.
export {
  getBlob,
  getMetadata,
  listAll,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
