import {
  parseAmount,
  toAmount,
  type Coin,
  type Payee,
  type PaymentMethod,
  type WithdrawalRequest,
} from '@bank/domain';

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

/** The most characters that each field takes; the database's rules hold the same. */
export const MAX_LENGTH = {
  accountNumber: 34,
  bankName: 100,
  accountHolderName: 100,
  email: 254,
  cryptoAddress: 128,
} as const;

export type PayeeField = keyof typeof MAX_LENGTH;
export type PayeeProblems = Partial<Record<PayeeField, 'required' | 'not-an-email'>>;

const FIELDS_OF: Record<PaymentMethod, readonly PayeeField[]> = {
  Bank: ['accountNumber', 'bankName', 'accountHolderName'],
  PayPal: ['email'],
  CashApp: ['email'],
  Cryptocurrency: ['cryptoAddress'],
};

/** Whether leaving would lose something. */
export function isDirty(draft: Draft): boolean {
  return [...Object.values(FIELDS_OF).flat(), 'amount' as const].some((name) => draft[name] !== '');
}

/** What is wrong with the chosen method's fields, by field; empty where nothing is. */
export function payeeProblems(draft: Draft): PayeeProblems {
  const problems: PayeeProblems = {};
  for (const name of FIELDS_OF[draft.method]) {
    const value = draft[name].trim();
    if (value === '') problems[name] = 'required';
    else if (name === 'email' && !/^[^@\s]+@[^@\s]+$/.test(value)) problems[name] = 'not-an-email';
  }
  return problems;
}

function payeeOf(draft: Draft): Payee {
  switch (draft.method) {
    case 'Bank':
      return {
        method: draft.method,
        accountNumber: draft.accountNumber.trim(),
        bankName: draft.bankName.trim(),
        accountHolderName: draft.accountHolderName.trim(),
      };
    case 'PayPal':
    case 'CashApp':
      return { method: draft.method, email: draft.email.trim() };
    case 'Cryptocurrency':
      return {
        method: draft.method,
        cryptoAddress: draft.cryptoAddress.trim(),
        cryptoType: draft.cryptoType,
      };
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
