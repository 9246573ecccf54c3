import type { Coin, PaymentMethod } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Receipt',
  /** The first line of a shared receipt. */
  heading: (bank: string) => `${bank}: Demo receipt`,
  /** A row of a shared receipt. */
  line: (name: string, value: string) => `${name}: ${value}`,
  demonstration: 'Demo receipt. No real money has moved.',
  pending:
    'The money has left your balance. Your transaction history shows it as pending until the receiving bank or wallet confirms it.',
  rows: {
    amount: 'Amount',
    status: 'Status',
    date: 'Date',
    type: 'Type',
    from: 'From',
    to: 'To',
    method: 'Method',
    accountNumber: 'Account number',
    bankName: 'Bank name',
    accountHolderName: 'Account holder name',
    email: 'Email',
    cryptoAddress: 'Crypto address',
    cryptoType: 'Coin',
    balance: 'Balance after',
    reference: 'Reference',
  },
  methods: {
    Bank: 'Bank',
    PayPal: 'PayPal',
    CashApp: 'CashApp',
    Cryptocurrency: 'Cryptocurrency',
  } satisfies Record<PaymentMethod, string>,
  emailOf: {
    PayPal: 'PayPal email',
    CashApp: 'CashApp email or $cashtag',
  },
  coins: {
    BTC: 'BTC (Bitcoin)',
    ETH: 'ETH (Ethereum)',
    USDT: 'USDT (Tether)',
  } satisfies Record<Coin, string>,
  share: 'Share',
  copy: 'Copy as text',
  shareFailed: 'We couldn’t share this receipt. You can print it instead.',
  print: 'Print',
  report: 'Report a problem',
  again: 'Make another transfer',
  missing: 'Receipt not found',
  missingHelp: 'The link may be incomplete, or the receipt may belong to another account.',
  loadFailed: 'We couldn’t load this receipt.',
} as const;

export type Messages = Translation<typeof english>;

/** The texts of a receipt. Not with those of the history: most pages show no receipt. */
export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
