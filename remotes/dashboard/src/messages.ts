import { brand } from '@bank/domain';
import { locale, type Translation, defineMessages } from '@bank/i18n';

/** The texts of the pages. Those of the specification are quoted exactly. */
const english = {
  greeting: (username: string) => `Hello, ${username}`,
  greetingMeanwhile: 'Hello',
  lead: 'Here’s your account today.',
  balanceLoading: 'Loading your balance…',
  loadFailed: 'We couldn’t load your account.',
  missing: 'Your account isn’t set up yet. Please contact the admin.',
  reload: 'Reload page',
  balance: {
    title: 'Available balance',
    show: 'Show balance',
    hide: 'Hide balance',
    stars: '******',
    hidden: 'Balance hidden',
    accountNumber: 'Account number:',
    addMoney: 'Add Money',
    bankTransfer: 'Bank Transfer',
    savings: 'Savings pots',
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
    bills: 'Pay bills',
  },
  onboarding: {
    title: 'Set up your account',
    progress: (done: number, of: number) => `${done} of ${of} steps done`,
    done: 'Done',
    open: 'To do',
    steps: {
      // Without a text: its state is known only after the others, and a text would shift them.
      email: { title: 'Confirm your email' },
      identity: {
        title: 'Verify your identity',
        text: 'Send us your ID document. Transfers need account level 2.',
      },
      deposit: {
        title: 'Make your first deposit',
        text: 'The admin adds money to your account for you.',
      },
      transfer: {
        title: 'Make your first transfer',
        text: 'Send money to a bank account, a wallet or a crypto address.',
      },
    },
  },
  history: {
    all: 'All transactions',
    deposit: 'Make a deposit',
    title: 'Transactions',
    lead: 'Search and export your transactions.',
    back: 'Back to dashboard',
    searchHint: 'Payee, reference, category, note or tag',
  },
  export: {
    title: 'Export',
    csv: 'Download CSV',
    pdf: 'Download PDF statement',
    busy: 'Preparing…',
    empty: 'There are no transactions to export.',
    failed: 'We couldn’t create the file. Please try again.',
    tooMany: (most: number) =>
      `There are more than ${most.toLocaleString(locale())} transactions. Choose a shorter date range.`,
    done: (count: number) =>
      `Your file is ready: ${count.toLocaleString(locale())} ${count === 1 ? 'transaction' : 'transactions'}.`,
    columns: {
      date: 'Date',
      type: 'Type',
      status: 'Status',
      amount: 'Amount',
      currency: 'Currency',
      method: 'Method',
      payee: 'Payee',
      reference: 'Reference',
    },
  },
  statement: {
    title: 'Account statement',
    holder: 'Account holder',
    period: 'Period',
    made: 'Issued on',
    opening: 'Opening balance',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    closing: 'Closing balance',
    saved: 'of which in savings pots',
    balance: 'Balance',
    beginning: 'account opening',
    today: 'today',
    span: (from: string, to: string) => `${from} to ${to}`,
    filtered:
      'Only transactions that match your filters are listed. Balances and totals are for the whole period.',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    none: 'No transactions in this period.',
    demonstration: brand.demonstration,
  },
  receipt: {
    back: 'All transactions',
    missing: 'We couldn’t find this transaction in your account.',
    loadFailed: 'We couldn’t load this transaction.',
  },
  activity: {
    title: 'Your last six months',
    balance: 'Balance over time',
    flow: 'Money in and out',
    failed: 'We couldn’t load the chart.',
    retry: 'Try again',
    none: 'No activity yet.',
    noneHelp: 'Your balance over time and your money in and out will appear here.',
    loading: 'Loading charts…',
    day: 'Day',
    month: 'Month',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    balanceSummary: (first: string, date: string, last: string) =>
      `From ${first} on ${date} to ${last} today.`,
    flowSummary: (moneyIn: string, moneyOut: string) =>
      `Money in: ${moneyIn}. Money out: ${moneyOut}.`,
    hidden: 'Show your balance to see this chart.',
    hiddenFigures: 'Show your balance to see the amounts.',
    withPots: 'The balance in the chart includes your savings pots.',
  },
  deposit: {
    title: 'Deposit',
    lead: 'The admin adds money to your account for you.',
    card: 'Add money to your account',
    cardHelp: 'See how it works',
    toast: 'Contact admin to deposit',
    recent: 'Recent Transactions',
    none: 'No recent transactions',
    noneHelp: 'Your transaction history shows every deposit.',
    history: 'View all transactions',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
