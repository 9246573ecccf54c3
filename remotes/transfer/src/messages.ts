import type { BankErrorCode, Coin, PaymentMethod } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';
import type { PayeeProblem } from './api/payee-text';
import type { BillCategory } from './features/bill/bill-payment';

const FAILED = 'An error occurred during withdrawal. Please try again.';

/** What a refusal says: the specification's text, and below it what helps the person on. */
type Explanation = { text: string; help?: string };

/** The texts that people read, in one place. Those of the specification stand to the letter. */
const english = {
  withdrawal: {
    title: 'Transfer',
    intro: 'Send money from your balance to a bank account, a wallet or a crypto address.',
    loadFailed: 'We couldn’t load your account.',
    reload: 'Reload page',
    balance: 'Available balance',
    balanceIs: (amount: string) => `Your balance is now ${amount}.`,
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
      'too-long': (length) => `Enter ${length} characters or fewer.`,
      'hidden-characters': () =>
        'This contains hidden characters, possibly from pasting. Please type it instead.',
      'not-an-account': () => 'Enter an account number with letters and numbers only.',
      'not-an-email': () => 'Enter a valid email address.',
      'not-an-email-or-cashtag': () => 'Enter a valid email address or a cashtag, such as $ada.',
      'not-a-btc-address': () => 'Enter a valid Bitcoin address. It starts with 1, 3 or bc1.',
      'not-a-eth-address': () =>
        'Enter a valid Ethereum address: 0x and 40 characters (0–9 and a–f).',
      'not-a-usdt-address': () => 'Enter a valid Tether address. It starts with 0x or T.',
    } satisfies Record<PayeeProblem, (length: number) => string>,
    submit: 'Withdraw',
    processing: 'Processing...',
    startOver: 'Start over',
    resumed: {
      text: 'Your last withdrawal was interrupted before we could confirm it.',
      help: 'We’ve filled it in below. It’s safe to send it again: you won’t be charged twice.',
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
    hint: 'Don’t have a code? Contact the admin.',
    incomplete: 'Enter all four digits.',
    submit: 'Submit',
    cancel: 'Cancel',
    guessesLeft: (count: number) =>
      count === 1 ? 'You have 1 attempt left.' : `You have ${count} attempts left.`,
    noGuessLeft: 'This code is now locked. Please contact the admin for a new one.',
  },
  success: {
    title: 'Withdrawal Successful',
    amount: 'Amount',
    method: 'Method',
    balance: 'New balance',
    reference: 'Reference',
    pending:
      'The money has left your balance. Your transaction history shows it as pending until the receiving bank or wallet confirms it.',
    receipt: 'View receipt',
    dashboard: 'Go to dashboard',
    close: 'Close',
  },
  receipt: {
    title: 'Receipt',
    intro: 'Print it, save it as a PDF or share it. Bookmark this page to find it again.',
    demonstration: 'Demo receipt. No real money has moved.',
    amount: 'Amount withdrawn',
    date: 'Date',
    reference: 'Reference',
    from: 'From',
    method: 'Method',
    status: 'Status',
    completed:
      'Paid out. Your transaction history shows it as pending until its arrival is confirmed.',
    print: 'Print',
    share: 'Share',
    shareFailed: 'We couldn’t share this receipt. You can print it instead.',
    copy: 'Copy as text',
    again: 'Make another transfer',
    missing: 'Receipt not found',
    missingHelp: 'The link may be incomplete, or the receipt may belong to another account.',
    loadFailed: 'We couldn’t load this receipt.',
  },
  payees: {
    choose: 'Saved payee',
    new: 'New payee',
    manage: 'Manage payees',
    loadFailed: 'We couldn’t load your saved payees. You can still enter the details yourself.',
    title: 'Saved payees',
    none: 'No saved payees',
    noneHelp: 'You can save a payee after you’ve sent them money.',
    name: 'Payee name',
    problems: {
      required: 'Please fill in this field.',
      'too-long': 'Enter 60 characters or fewer.',
      taken: 'You already have a payee with this name.',
    },
    save: 'Save payee',
    saveTitle: 'Save this payee for next time?',
    unconfirmed: 'To save payees, confirm your email first with the link we sent you.',
    mailbox: 'Local mailbox',
    saved: (name: string) => `${name} is now a saved payee.`,
    full: 'You have 20 saved payees, the maximum. Delete one to save another.',
    busy: 'Saving…',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    saveName: 'Save name',
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteHelp: 'Your past payments to them stay in your history.',
    deleting: 'Deleting…',
    cancel: 'Cancel',
    close: 'Close',
    renamed: (name: string) => `Renamed to ${name}.`,
    deleted: (name: string) => `${name} was deleted.`,
    failures: {
      network: 'We couldn’t connect to the bank. Nothing was changed.',
      'permission-denied': 'The bank didn’t allow this. Nothing was changed.',
      conflict: 'You have 20 saved payees, the maximum. Delete one to save another.',
      'not-found': 'This payee has already been deleted.',
    } satisfies Partial<Record<BankErrorCode, string>>,
    failed: 'Something went wrong. Nothing was changed. Please try again.',
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
      text: 'This VAT code is locked after five wrong attempts.',
      help: 'No money has left your account. Please contact the admin for a new code.',
    },
    'vat-code-missing': {
      text: 'You don’t have a VAT code yet.',
      help: 'No money has left your account. Please contact the admin for a code.',
    },
    'permission-denied': {
      text: FAILED,
      help: 'The bank declined this withdrawal. No money has left your account.',
    },
    'too-soon': {
      text: 'A code was just entered in another tab.',
      help: 'Wait two seconds, then try again.',
    },
    network: {
      text: FAILED,
      help: 'We lost the connection before we could confirm it. It’s safe to try again: you won’t be charged twice.',
    },
  } satisfies Partial<Record<BankErrorCode, Explanation>>,
  failed: FAILED,
  error: {
    title: 'Error',
    close: 'Close',
    offline: {
      text: FAILED,
      help: 'You’re offline, so nothing was sent. No money has left your account.',
    } satisfies Explanation,
  },
  bills: {
    title: 'Pay bills',
    intro: 'Bills you pay here are listed on this page only. The list isn’t saved.',
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
    noneHelp: 'Choose a bill and enter an amount to pay your first one.',
    paid: (category: string, amount: string) => `${category} bill of ${amount} paid`,
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** What to say about a withdrawal that was refused or failed (sections 5 and 8). */
export function explain(code: BankErrorCode): Explanation {
  const refusals: Partial<Record<BankErrorCode, Explanation>> = messages.refusals;
  return refusals[code] ?? { text: messages.failed };
}
