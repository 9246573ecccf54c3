import { BankError, type BankErrorCode } from '@bank/domain';

/** What reaches a form is a `BankError`; all else is a file of the program that did not arrive. */
export function codeOf(error: unknown): BankErrorCode {
  return error instanceof BankError ? error.code : 'unknown';
}
