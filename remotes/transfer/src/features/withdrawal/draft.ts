import {
  plainAmount,
  type Coin,
  type ParsedAmount,
  type Payee,
  type PaymentMethod,
} from '@bank/domain';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import { withdrawalFields } from '../../api/payee-document';
import {
  checkPayeeText,
  PAYEE_FIELDS,
  readPayeeText,
  type PayeeField,
  type PayeeProblem,
} from '../../api/payee-text';

/** The values of the form, for all methods: switching the method loses no input. */
export type Draft = {
  method: PaymentMethod;
  accountNumber: string;
  bankName: string;
  accountHolderName: string;
  email: string;
  cryptoAddress: string;
  cryptoType: Coin;
  amount: string;
};

export const emptyDraft: Draft = {
  method: 'Bank',
  accountNumber: '',
  bankName: '',
  accountHolderName: '',
  email: '',
  cryptoAddress: '',
  cryptoType: 'BTC',
  amount: '',
};

export type PayeeProblems = Partial<Record<PayeeField, PayeeProblem>>;

/** Whether leaving the page would lose input. */
export function isDirty(draft: Draft): boolean {
  return [...Object.values(PAYEE_FIELDS).flat(), 'amount' as const].some(
    (name) => draft[name] !== '',
  );
}

/** Validates the fields of the chosen method; returns the errors by field. */
export function payeeProblems(draft: Draft): PayeeProblems {
  const problems: PayeeProblems = {};
  for (const name of PAYEE_FIELDS[draft.method]) {
    const problem = checkPayeeText(name, readPayeeText(name, draft[name]), draft);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** The payee in the form, valid or not. */
export function payeeFromDraft(draft: Draft): Payee {
  const read = { ...draft };
  for (const name of PAYEE_FIELDS[draft.method]) read[name] = readPayeeText(name, draft[name]);
  return withdrawalFields(read);
}

/** Whether all fields of the chosen method are valid. */
export function isPayeeComplete(draft: Draft): boolean {
  return Object.keys(payeeProblems(draft)).length === 0;
}

/** Returns the request in the form, or `null` if a field is invalid. `amount` is the parsed amount. */
export function requestFromDraft(draft: Draft, amount: ParsedAmount): WithdrawalRequest | null {
  return amount.ok && isPayeeComplete(draft)
    ? { amount: amount.cents, payee: payeeFromDraft(draft) }
    : null;
}

/** Returns the form values of a request. */
export function draftFromRequest({ amount, payee }: WithdrawalRequest, currency: string): Draft {
  return { ...emptyDraft, ...payee, amount: plainAmount(amount, currency) };
}

/** Replaces the payee in the form; keeps the amount. */
export function withPayee(draft: Draft, payee: Payee): Draft {
  return { ...emptyDraft, ...payee, amount: draft.amount };
}

export function isSamePayee(a: Payee, b: Payee): boolean {
  return JSON.stringify(withdrawalFields(a)) === JSON.stringify(withdrawalFields(b));
}
