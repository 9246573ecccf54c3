import { BankError, type BankErrorCode } from '@bank/domain';

type FailureTexts = { failures: Partial<Record<BankErrorCode, string>>; failed: string };

/** Returns the text for the code of an error, or `failed` if there is none. */
export function failureText(error: unknown, { failures, failed }: FailureTexts): string {
  return (error instanceof BankError && failures[error.code]) || failed;
}
