import { initializeApp, type FirebaseApp } from 'firebase/app';
import { firebaseProject } from './project';

export { emulatorAddresses, isFirestoreOpen, startFirebase } from './project';

let app: FirebaseApp | undefined;

/** The page's Firebase app. Throws before `startFirebase`. */
export function firebaseApp(): FirebaseApp {
  if (app) return app;
  const { apiKey, projectId, storageBucket, authDomain, appId } = firebaseProject();
  app = initializeApp({
    apiKey,
    projectId,
    storageBucket,
    ...(authDomain !== undefined && { authDomain }),
    ...(appId !== undefined && { appId }),
  });
  return app;
}
