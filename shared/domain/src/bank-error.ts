/** Everything that can go wrong, as one closed list. Each package's `messages.ts` has the texts. */
export type BankErrorCode =
  // The checks of a withdrawal (section 5) and of its code.
  | 'unauthenticated'
  | 'invalid-amount'
  | 'insufficient-funds'
  | 'transactions-disabled'
  | 'level-too-low'
  | 'wrong-vat-code'
  | 'vat-code-locked'
  | 'vat-code-missing'
  | 'too-soon'
  // The database and the network.
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'conflict'
  // It is not any more as the person saw it when they decided.
  | 'changed-meanwhile'
  | 'network'
  // Signing in and up (section 8).
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
  // Files, and the rest.
  | 'upload-refused'
  | 'unknown';

/**
 * An error that the product knows. `message` is for developers (the provider's own text where there
 * is one; the code otherwise): what people read is chosen by `code`.
 */
export class BankError extends Error {
  override readonly name = 'BankError';
  readonly code: BankErrorCode;

  constructor(code: BankErrorCode, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? code, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
  }

  // By name: host and remotes each bundle a copy of this class, and errors cross between them. With
  // the language's own `instanceof`, every test would pass and the assembled site would not.
  static override [Symbol.hasInstance](value: unknown): value is BankError {
    return value instanceof Error && value.name === 'BankError' && 'code' in value;
  }
}
