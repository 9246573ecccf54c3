/** The closed list of error codes. Each package's `messages.ts` maps them to UI texts. */
export type BankErrorCode =
  // Checks of a withdrawal and of its VAT code (specification, section 5).
  | 'unauthenticated'
  | 'invalid-amount'
  | 'insufficient-funds'
  | 'transactions-disabled'
  | 'level-too-low'
  | 'wrong-vat-code'
  | 'vat-code-locked'
  | 'vat-code-missing'
  | 'too-soon'
  // The customer's own lock and limits.
  | 'payments-locked'
  | 'above-payment-limit'
  | 'above-daily-limit'
  | 'new-payee'
  // Firestore and the network.
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'conflict'
  // The data changed after the user saw it (optimistic concurrency).
  | 'changed-meanwhile'
  | 'network'
  // Sign-in and sign-up (specification, section 8).
  | 'email-already-in-use'
  | 'weak-password'
  | 'invalid-credential'
  | 'user-not-found'
  | 'wrong-password'
  | 'invalid-email'
  | 'too-many-requests'
  | 'user-disabled'
  | 'requires-recent-login'
  | 'user-token-expired'
  // Storage, and errors without a code of their own.
  | 'upload-refused'
  | 'unknown';

/**
 * A known error. `message` is for developers (Firebase's text, or the code); the UI text is chosen by
 * `code`.
 */
export class BankError extends Error {
  override readonly name = 'BankError';
  readonly code: BankErrorCode;

  constructor(code: BankErrorCode, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? code, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
  }

  // Compares by name: host and remotes each bundle a copy of this class and exchange errors. The default
  // `instanceof` would work in tests but not in the federated site.
  static override [Symbol.hasInstance](value: unknown): value is BankError {
    return value instanceof Error && value.name === 'BankError' && 'code' in value;
  }
}
