import {
  checkPayeeText,
  parseAmount,
  PAYEE_FIELDS,
  readPayeeText,
  toAmount,
  type Coin,
  type Payee,
  type PayeeField,
  type PayeeProblem,
  type PaymentMethod,
  type WithdrawalRequest,
} from '@bank/domain';
import { withdrawalFields } from '../../api/payee-fields';

/** What stands in the form, whichever method is chosen; changing the method loses nothing typed. */
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

/** Whether leaving would lose something. */
export function isDirty(draft: Draft): boolean {
  return [...Object.values(PAYEE_FIELDS).flat(), 'amount' as const].some(
    (name) => draft[name] !== '',
  );
}

/** What is wrong with the chosen method's fields, by field; empty where nothing is. */
export function payeeProblems(draft: Draft): PayeeProblems {
  const problems: PayeeProblems = {};
  for (const name of PAYEE_FIELDS[draft.method]) {
    const problem = checkPayeeText(name, readPayeeText(name, draft[name]), draft);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** Whom the form names, right or not yet. */
export function payeeOf(draft: Draft): Payee {
  const { method, cryptoType } = draft;
  const read = (name: PayeeField) => readPayeeText(name, draft[name]);
  switch (method) {
    case 'Bank':
      return {
        method,
        accountNumber: read('accountNumber'),
        bankName: read('bankName'),
        accountHolderName: read('accountHolderName'),
      };
    case 'PayPal':
    case 'CashApp':
      return { method, email: read('email') };
    case 'Cryptocurrency':
      return { method, cryptoAddress: read('cryptoAddress'), cryptoType };
  }
}

/** The withdrawal that the form asks for, or `null` where a field is not right yet. */
export function requestOf(draft: Draft): WithdrawalRequest | null {
  const amount = parseAmount(draft.amount);
  const isComplete = Object.keys(payeeProblems(draft)).length === 0;
  return amount.ok && isComplete ? { amount: amount.cents, payee: payeeOf(draft) } : null;
}

/** The form as it was when this was asked for. */
export function draftOf({ amount, payee }: WithdrawalRequest): Draft {
  return { ...emptyDraft, ...payee, amount: toAmount(amount).toFixed(2) };
}

/** The form with everything about the payee replaced; the amount stays. */
export function draftFor(draft: Draft, payee: Payee): Draft {
  return { ...emptyDraft, ...payee, amount: draft.amount };
}

export function isSamePayee(a: Payee, b: Payee): boolean {
  return JSON.stringify(withdrawalFields(a)) === JSON.stringify(withdrawalFields(b));
}
