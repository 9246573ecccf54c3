import { BankError, type BankErrorCode } from '@bank/domain';
import { messages } from './messages';

/** Returns the message for a budget that could not be saved or removed. */
export function explainFailure(error: unknown): string {
  const failures: Partial<Record<BankErrorCode, string>> = messages.failures;
  return (error instanceof BankError && failures[error.code]) || messages.failed;
}
