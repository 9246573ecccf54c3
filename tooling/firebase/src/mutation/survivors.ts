/**
 * Mutants that no test can detect, by mutation, each with the reason. The check fails for a survivor that is
 * not listed here, and for a listed mutant that was detected.
 */
export const FIRESTORE_SURVIVORS: Readonly<Record<string, string>> = {};

const ERROR =
  'Without it the rule fails with an error where it answered false; either denies, and the Storage emulator does not say which.';

const EMPTY =
  'The Storage emulator always has a map of custom metadata, if only an empty one; the service may have none.';

export const STORAGE_SURVIVORS: Readonly<Record<string, string>> = {
  'request.auth != null → true': ERROR,
  'firestore.exists(me) → true': ERROR,
  'file.metadata == null → false': EMPTY,
};
