import { BankError, type BankErrorCode } from '@bank/domain';

/** Returns the code of a `BankError`. Any other error is a script that could not be loaded. */
export function errorCode(error: unknown): BankErrorCode {
  return error instanceof BankError ? error.code : 'unknown';
}
