import type { BankErrorCode, Coin, PayeeProblem, PaymentMethod } from '@bank/domain';
import { translated, type Texts } from '@bank/i18n';
import type { BillCategory } from './features/bill/bill-payment';

const FAILED = 'An error occurred during withdrawal. Please try again.';

/** What a refusal says: the specification's text, and below it what helps the person on. */
type Explanation = { text: string; help?: string };

/** The texts that people read, in one place. Those of the specification stand to the letter. */
const english = {
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
      CashApp: 'CashApp email or $cashtag',
    },
    coins: {
      BTC: 'BTC (Bitcoin)',
      ETH: 'ETH (Ethereum)',
      USDT: 'USDT (Tether)',
    } satisfies Record<Coin, string>,
    problems: {
      required: () => 'Please fill in this field.',
      'too-long': (length) => `Please enter at most ${length} characters.`,
      'hidden-characters': () =>
        'This contains hidden characters, perhaps from pasting. Type it again.',
      'not-an-account': () => 'Please enter an account number of letters and digits.',
      'not-an-email': () => 'Please enter a whole email address.',
      'not-an-email-or-cashtag': () =>
        'Please enter a whole email address, or a cashtag such as $ada.',
      'not-a-btc-address': () =>
        'Please enter a whole Bitcoin address. It starts with 1, 3 or bc1.',
      'not-a-eth-address': () =>
        'Please enter a whole Ethereum address: 0x and 40 digits or letters a to f.',
      'not-a-usdt-address': () => 'Please enter a whole Tether address. It starts with 0x or T.',
    } satisfies Record<PayeeProblem, (length: number) => string>,
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
    receipt: 'Open the receipt',
    dashboard: 'Go to the dashboard',
    close: 'Close',
  },
  receipt: {
    title: 'Receipt',
    intro: 'Print it, save it as a PDF, or share it. Its address opens it again.',
    demonstration: 'Receipt of a demonstration. No real money has moved.',
    amount: 'Amount withdrawn',
    date: 'Date',
    reference: 'Reference',
    from: 'From the account of',
    method: 'Method',
    status: 'Status',
    completed:
      'Paid out. In the transaction history it stays pending until its arrival is confirmed.',
    print: 'Print',
    share: 'Share',
    shareFailed: 'It could not be shared. You can print it instead.',
    copy: 'Copy as text',
    again: 'Make another transfer',
    missing: 'There is no such receipt',
    missingHelp: 'It may be another person’s, or its address is not whole.',
    loadFailed: 'The receipt could not be loaded.',
  },
  payees: {
    choose: 'Saved payee',
    new: 'Someone new',
    manage: 'Manage payees',
    loadFailed: 'Your saved payees could not be loaded. You can fill in the form by hand.',
    title: 'Saved payees',
    none: 'No saved payees',
    noneHelp: 'You can save a payee after a withdrawal to them.',
    name: 'Name of the payee',
    problems: {
      required: 'Please fill in this field.',
      'too-long': 'Please enter at most 60 characters.',
      taken: 'You have a payee of this name already.',
    },
    save: 'Save payee',
    saveTitle: 'Pay them again?',
    unconfirmed: 'To save them, confirm your email first: follow the link that we sent you.',
    mailbox: 'Local mailbox',
    saved: (name: string) => `${name} is among your saved payees.`,
    full: 'You have 20 saved payees, which is the most. Delete one to save another.',
    busy: 'Saving...',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    saveName: 'Save name',
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteHelp: 'What you have paid them stays in your history.',
    deleting: 'Deleting...',
    cancel: 'Cancel',
    close: 'Close',
    renamed: (name: string) => `Renamed to ${name}.`,
    deleted: (name: string) => `${name} is deleted.`,
    failures: {
      network: 'The bank could not be reached. Nothing was changed.',
      'permission-denied': 'The bank refused this. Nothing was changed.',
      conflict: 'You have 20 saved payees, which is the most. Delete one to save another.',
      'not-found': 'This payee is deleted already.',
    } satisfies Partial<Record<BankErrorCode, string>>,
    failed: 'This did not work. Nothing was changed. Please try again.',
  },
  refusals: {
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
    'permission-denied': {
      text: FAILED,
      help: 'The bank refused this withdrawal. No money has moved.',
    },
    'too-soon': {
      text: 'Another page of yours has just tried a code.',
      help: 'Wait two seconds, then try again.',
    },
    network: {
      text: FAILED,
      help: 'The bank could not be reached. However often you try, this withdrawal is paid once at most.',
    },
  } satisfies Partial<Record<BankErrorCode, Explanation>>,
  failed: FAILED,
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
    categories: {
      Electricity: 'Electricity',
      Water: 'Water',
      Internet: 'Internet',
      Phone: 'Phone',
      Rent: 'Rent',
    } satisfies Record<BillCategory, string>,
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

export type Messages = Texts<typeof english>;

export const messages = translated(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** What to say about a withdrawal that was refused or failed (sections 5 and 8). */
export function explain(code: BankErrorCode): Explanation {
  const refusals: Partial<Record<BankErrorCode, Explanation>> = messages.refusals;
  return refusals[code] ?? { text: messages.failed };
}
