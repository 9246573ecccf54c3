import type { BankErrorCode, Coin, PaymentMethod } from '@bank/domain';

const FAILED = 'An error occurred during withdrawal. Please try again.';

/** What a refusal says: the specification's text, and below it what helps the person on. */
type Explanation = { text: string; help?: string };

const refusals: Partial<Record<BankErrorCode, Explanation>> = {
  unauthenticated: { text: 'User not authenticated.' },
  'invalid-amount': { text: 'Invalid withdrawal amount.' },
  'insufficient-funds': { text: 'Insufficient funds.' },
  'transactions-disabled': {
    text: 'System is currently upgrading. Transactions are temporarily disabled.',
  },
  'level-too-low': {
    text: 'Your account level is too low for this transaction. Please upgrade to level 2.',
  },
  'wrong-vat-code': { text: 'Wrong VAT code. Please try again.' },
  'vat-code-locked': {
    text: 'This VAT code is locked after five guesses.',
    help: 'No money has moved. Please contact the admin for a new code.',
  },
  'vat-code-missing': {
    text: 'No VAT code has been issued to you yet.',
    help: 'No money has moved. Please contact the admin for a code.',
  },
  'too-soon': {
    text: 'Another page of yours has just tried a code.',
    help: 'Wait two seconds, then try again.',
  },
  network: {
    text: FAILED,
    help: 'The bank could not be reached. However often you try, this withdrawal is paid once at most.',
  },
};

/** The texts that people read, in one place. Those of the specification stand to the letter. */
export const messages = {
  withdrawal: {
    title: 'Transfer',
    intro: 'Withdraw from your balance to a bank, a wallet or a crypto address.',
    loadFailed: 'Your account could not be loaded.',
    reload: 'Reload the page',
    balance: 'Available balance',
    method: 'Payment method',
    methodNames: {
      Bank: 'Bank',
      PayPal: 'PayPal',
      CashApp: 'CashApp',
      Cryptocurrency: 'Cryptocurrency',
    } satisfies Record<PaymentMethod, string>,
    fields: {
      accountNumber: 'Account number',
      bankName: 'Bank name',
      accountHolderName: 'Account holder name',
      email: 'Email',
      cryptoAddress: 'Crypto address',
      cryptoType: 'Coin',
      amount: 'Amount',
    },
    emailOf: {
      PayPal: 'PayPal email',
      CashApp: 'CashApp email',
    },
    coins: {
      BTC: 'BTC (Bitcoin)',
      ETH: 'ETH (Ethereum)',
      USDT: 'USDT (Tether)',
    } satisfies Record<Coin, string>,
    required: 'Please fill in this field.',
    emailInvalid: 'Please enter a whole email address.',
    submit: 'Withdraw',
    processing: 'Processing...',
    startOver: 'Start over',
    resumed: {
      text: 'Your last withdrawal was interrupted before the bank confirmed it.',
      help: 'It is filled in below. You can safely send it again: it is paid once at most.',
    },
  },
  review: {
    title: 'Review your withdrawal',
    amount: 'Amount',
    method: 'Method',
    before: 'Balance now',
    after: 'Balance after',
    back: 'Back',
    confirm: 'Confirm',
  },
  upgrade: {
    title: 'Upgrade Required',
    link: 'Upgrade your account',
    close: 'Not now',
  },
  vat: {
    title: 'Enter 4-Digit VAT Code',
    label: 'VAT code',
    hint: 'The admin gives you this code.',
    incomplete: 'Enter all four digits.',
    submit: 'Submit',
    cancel: 'Cancel',
    guessesLeft: (count: number) =>
      count === 1 ? 'You have 1 guess left.' : `You have ${count} guesses left.`,
    noGuessLeft: 'This code is locked now. Please contact the admin for a new one.',
  },
  success: {
    title: 'Withdrawal Successful',
    amount: 'Amount',
    method: 'Method',
    balance: 'New balance',
    reference: 'Reference',
    pending:
      'The money has left your balance. In your transaction history it stays pending, since its arrival is confirmed outside this bank.',
    dashboard: 'Go to the dashboard',
    close: 'Close',
  },
  error: {
    title: 'Error',
    close: 'Close',
    offline: {
      text: FAILED,
      help: 'You are offline. Nothing was sent.',
    } satisfies Explanation,
  },
  bills: {
    title: 'Pay bills',
    intro: 'Bills paid here are listed on this page only: the list is not saved.',
    category: 'Bill',
    amount: 'Amount',
    submit: 'Pay Bill',
    missing: 'Please select a bill and enter amount',
    history: 'Payment history',
    columns: { category: 'Category', amount: 'Amount', date: 'Date' },
    none: 'No bills paid yet',
    noneHelp: 'Choose a bill and an amount to pay your first one.',
    paid: (category: string, amount: string) => `${category} bill of ${amount} paid`,
  },
} as const;

/** What to say about a withdrawal that was refused or failed (sections 5 and 8). */
export function explain(code: BankErrorCode): Explanation {
  return refusals[code] ?? { text: FAILED };
}
