import { BankError, type BankErrorCode } from '@bank/domain';

/** Maps Firebase error codes. Codes without a prefix are Firestore's. */
const CODES = new Map<string, BankErrorCode>(
  Object.entries({
    'auth/email-already-in-use': 'email-already-in-use',
    'auth/invalid-credential': 'invalid-credential',
    'auth/invalid-email': 'invalid-email',
    'auth/invalid-login-credentials': 'invalid-credential',
    'auth/invalid-user-token': 'user-token-expired',
    'auth/missing-email': 'invalid-email',
    'auth/missing-password': 'invalid-credential',
    'auth/network-request-failed': 'network',
    'auth/operation-not-allowed': 'permission-denied',
    'auth/requires-recent-login': 'requires-recent-login',
    'auth/timeout': 'network',
    'auth/too-many-requests': 'too-many-requests',
    'auth/user-disabled': 'user-disabled',
    'auth/user-mismatch': 'invalid-credential',
    'auth/user-not-found': 'user-not-found',
    'auth/user-token-expired': 'user-token-expired',
    'auth/weak-password': 'weak-password',
    'auth/wrong-password': 'wrong-password',

    aborted: 'conflict',
    'already-exists': 'already-exists',
    'deadline-exceeded': 'network',
    'failed-precondition': 'conflict',
    'not-found': 'not-found',
    'permission-denied': 'permission-denied',
    'resource-exhausted': 'too-many-requests',
    unauthenticated: 'unauthenticated',
    unavailable: 'network',

    'storage/canceled': 'upload-refused',
    'storage/invalid-checksum': 'upload-refused',
    'storage/object-not-found': 'not-found',
    'storage/quota-exceeded': 'upload-refused',
    'storage/retry-limit-exceeded': 'network',
    'storage/server-file-wrong-size': 'upload-refused',
    'storage/unauthenticated': 'unauthenticated',
    'storage/unauthorized': 'upload-refused',
  } as const),
);

/**
 * Converts a caught value to a `BankError` with the original message and cause. Unmapped errors become
 * `unknown`; a `BankError` is returned as it is.
 */
export function toBankError(error: unknown): BankError {
  if (error instanceof BankError) return error;
  if (!(error instanceof Error)) return new BankError('unknown', { cause: error });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new BankError(CODES.get(code) ?? 'unknown', { message: error.message, cause: error });
}
