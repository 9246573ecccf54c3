import type { AccountNumberKind, BankErrorCode, Coin, PaymentMethod } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';
import type { PayeeProblem } from './api/payee-text';

const FAILED = 'An error occurred during withdrawal. Please try again.';

/** The text of a refusal, as specified, and below it what the customer can do. */
type Explanation = { text: string; help?: string };

/** The texts of the pages. Those of the specification are quoted exactly. */
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
    /** What the chosen method requires. */
    methodNeeds: {
      Bank: 'You need the account number, the bank’s name and the account holder’s name.',
      PayPal: 'You need the email address of their PayPal account.',
      CashApp: 'You need their CashApp email or $cashtag.',
      Cryptocurrency: 'You need their crypto address and the coin it accepts.',
    } satisfies Record<PaymentMethod, string>,
    fields: {
      accountNumber: 'Account number',
      bankName: 'Bank name',
      accountHolderName: 'Account holder name',
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
    useAll: 'Use all',
    suspicious: {
      iban: 'Please check this IBAN. It seems to contain a typing error.',
      card: 'Please check this number. If it’s a card number, it seems to contain a typing error.',
    } satisfies Record<AccountNumberKind, string>,
    submit: 'Withdraw',
    processing: 'Processing...',
    startOver: 'Start over',
    resumed: {
      checking: 'We’re checking whether your last withdrawal went through.',
      text: 'Your last withdrawal was interrupted before we could confirm it.',
      help: 'We’ve filled it in below. It’s safe to send it again: you won’t be charged twice.',
    },
  },
  restrictions: {
    title: 'You can’t make a withdrawal yet',
    code: 'Please contact the admin for a code.',
  },
  summary: {
    title: 'Summary',
    to: 'To',
    method: 'Method',
    amount: 'Amount',
    after: 'Balance after',
    none: 'Not known yet',
  },
  balance: {
    show: 'Show balance',
    hide: 'Hide balance',
    stars: '******',
    hidden: 'Balance hidden',
  },
  review: {
    title: 'Review your withdrawal',
    before: 'Balance now',
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
    balance: 'New balance',
    receipt: 'View receipt',
    dashboard: 'Go to dashboard',
    done: 'Done',
  },
  receipt: {
    title: 'Receipt',
    intro: 'Print it, save it as a PDF or share it. Bookmark this page to find it again.',
  },
  payees: {
    choose: 'Saved payee',
    new: 'New payee',
    manage: 'Manage payees',
    loadFailed: 'We couldn’t load your saved payees. You can still enter the details yourself.',
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
    'changed-meanwhile': {
      text: 'This planned payment is already paid or changed.',
      help: 'No money has left your account.',
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
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** The texts of a refused or failed withdrawal (specification, sections 5 and 8). */
export function explain(code: BankErrorCode): Explanation {
  const refusals: Partial<Record<BankErrorCode, Explanation>> = messages.refusals;
  return refusals[code] ?? { text: messages.failed };
}
