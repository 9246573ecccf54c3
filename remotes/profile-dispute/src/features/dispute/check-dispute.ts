import { isReadableCode, parseAmountIn, type Cents } from '@bank/domain';
import { amountProblems } from '@bank/ui';
import { dispute as messages } from '../../messages';

/** The form values. */
type DisputeText = { amount: string; accountNumber: string };

type Checked =
  | { ok: true; amount: Cents; accountNumber: string }
  | { ok: false; fieldErrors: Partial<DisputeText> };

/** Characters of an account number (the maximum of an IBAN); the security rules enforce the same. */
export const MAX_ACCOUNT_LENGTH = 34;

function validateAccountNumber(accountNumber: string): string | undefined {
  if (accountNumber === '') return messages.accountNumberMissing;
  if (accountNumber.length > MAX_ACCOUNT_LENGTH) return messages.tooLong(MAX_ACCOUNT_LENGTH);
  return isReadableCode(accountNumber) ? undefined : messages.hidden;
}

/** Amount and account number are required (specification, section 5). */
export function checkDispute(text: DisputeText, currency: string): Checked {
  const amount = parseAmountIn(text.amount, currency);
  const accountNumber = text.accountNumber.trim();
  const problem = validateAccountNumber(accountNumber);
  if (amount.ok && !problem) return { ok: true, amount: amount.cents, accountNumber };
  return {
    ok: false,
    fieldErrors: {
      ...(!amount.ok && { amount: amountProblems[amount.problem] }),
      ...(problem && { accountNumber: problem }),
    },
  };
}
