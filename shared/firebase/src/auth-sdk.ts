import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { firebaseApp } from './app';
import { emulatorAddresses } from './project';

declare const process: { env: { BANK_BACKEND?: string } };

let instance: Auth | undefined;

/**
 * The page's Firebase Auth instance. Sessions persist in IndexedDB and are shared between tabs. It omits
 * the unused pop-up resolver of `getAuth`, which would double its size.
 */
export function auth(): Auth {
  if (instance) return instance;
  instance = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
  if (process.env.BANK_BACKEND === 'emulators') {
    const emulators = emulatorAddresses();
    if (emulators) {
      const address = `http://${emulators.host}:${emulators.auth}`;
      connectAuthEmulator(instance, address, { disableWarnings: true });
    }
  }
  return instance;
}

export {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth';
