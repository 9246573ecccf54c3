import type { TransactionType } from '@bank/domain';

/** The texts that people read, in one place. Those of the specification stand to the letter. */
export const messages = {
  greeting: (username: string) => `Hello, ${username}`,
  greetingMeanwhile: 'Hello',
  lead: 'Here is your account today.',
  loadFailed: 'Your account could not be loaded.',
  missing: 'Your account is not set up yet. Please contact the admin.',
  reload: 'Reload the page',
  balance: {
    title: 'Available balance',
    show: 'Show balance',
    hide: 'Hide balance',
    stars: '******',
    hidden: 'Balance hidden',
    accountNumber: 'Account number',
    addMoney: 'Add Money',
    bankTransfer: 'Bank Transfer',
  },
  quickPay: {
    button: 'Quick pay',
    text: 'contact admin to deposit',
    close: 'Close',
  },
  shortcuts: {
    title: 'Shortcuts',
    transfer: 'Transfer',
    loan: 'Loan',
    cards: 'Cards',
  },
  transactions: {
    title: 'Transaction History',
    columns: { status: 'Status', date: 'Date', amount: 'Amount', type: 'Type' },
    none: 'No transactions found.',
    more: 'Show more',
    loadFailed: 'Your transactions could not be loaded.',
    statuses: { completed: 'Completed', pending: 'Pending', failed: 'Failed' },
    types: {
      withdrawal: 'Withdrawal',
      send_loan: 'Send loan',
      send_money: 'Send money',
    } satisfies Record<TransactionType, string>,
    /** Until the server has set its timestamp. */
    now: 'Just now',
  },
  deposit: {
    title: 'Deposit',
    lead: 'Money is added to your account by the admin.',
    card: 'Add money to your account',
    cardHelp: 'Press to see how',
    toast: 'Contact admin to deposit',
    recent: 'Recent Transactions',
    none: 'No recent transactions',
    back: 'Back to the dashboard',
  },
} as const;
