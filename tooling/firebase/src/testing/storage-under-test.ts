import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import type { FirebaseStorage } from 'firebase/storage';
import { putDocuments, type Fields } from '../seed/emulators';
import { emulatorAt } from './rules-under-test';
import { nowInSeconds } from './session';

export const STORAGE_RULES = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');

/** The Storage emulator always reads documents of the project that it was started with. */
const PROJECT = process.env['GCLOUD_PROJECT'] ?? 'demo-fernhill-test';

export type StorageUnderTest = {
  /** The storage for this user, by default in a new session; without a uid, for a visitor. */
  as(uid?: string, signedInAt?: number): FirebaseStorage;
  /** Writes a document that the storage rules look up, bypassing the rules. */
  put(path: string, fields: Fields): Promise<void>;
  stop(): Promise<void>;
};

export async function startStorageRules(): Promise<StorageUnderTest> {
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    storage: { ...emulatorAt('FIREBASE_STORAGE_EMULATOR_HOST'), rules: STORAGE_RULES },
  });
  const { host, port } = emulatorAt('FIRESTORE_EMULATOR_HOST');
  // The two typings name one and the same object: rules-unit-testing still declares the older one.
  const storageOf = (context: RulesTestContext) => context.storage() as unknown as FirebaseStorage;
  return {
    as: (uid, auth_time = nowInSeconds()) =>
      storageOf(
        uid
          ? environment.authenticatedContext(uid, { auth_time })
          : environment.unauthenticatedContext(),
      ),
    put: (path, fields) =>
      putDocuments({ projectId: PROJECT, firestoreHost: `${host}:${port}` }, [{ path, fields }]),
    stop: () => environment.cleanup(),
  };
}

/**
 * Expects a denial by the rules. The Storage emulator does not name the rule, so each test also sends an
 * allowed request that differs in one value.
 */
export async function expectRefused(attempt: PromiseLike<unknown>): Promise<void> {
  const error: unknown = await attempt.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (error === undefined) throw new Error('Allowed, though the rules should deny it.');
  if (!(error instanceof FirebaseError) || error.code !== 'storage/unauthorized') throw error;
}
