import type { BankErrorCode } from '@bank/domain';
import { locale, defineMessages, type Translation } from '@bank/i18n';
import type { CreditKind } from './api/credit-account';

export type FailableAction = CreditKind | 'issue_vat_code' | 'set_level' | 'set_transactions';

const UNANSWERED =
  'The bank didn’t answer, so this may already have gone through. It’s safe to try again here: nothing happens twice.';
const TOO_MUCH = 'The balance would be higher than the bank can handle.';

/** The text of a failure, and below it what the admin can do. */
export type Explanation = { text: string; help?: string };

/** The texts of the pages. Those of the specification are quoted exactly. */
const english = {
  notConfirmed: 'Not confirmed',
  users: {
    title: 'User administration',
    total: 'Total users:',
    totalUnknown: 'Not available',
    counting: 'Counting users…',
    loading: 'Loading users…',
    failed: 'An error occurred while fetching users.',
    tryAgain: 'Try again',
    table: 'Users',
    empty: 'No users found.',
    emptyPage: 'There are no more users on this page.',
    columns: {
      name: 'Name',
      balance: 'Balance',
      loanBalance: 'Loan Balance',
      vatCode: 'VAT Code',
      accountLevel: 'Account Level',
      transactionEnabled: 'Transaction Enabled',
      actions: 'Actions',
    },
    enabled: 'Enabled',
    disabled: 'Disabled',
    noCode: 'None',
    codeLoading: 'Loading…',
    codeUnknown: 'Not available',
    actions: 'Actions',
    actionsFor: (name: string) => `Actions for ${name}`,
    select: (name: string) => `Select ${name}`,
    ownAccount: 'This is your own account. Only another admin can act on it.',
    pages: 'Pages of users',
  },
  search: {
    label: 'Filter',
    any: 'Any',
    transactions: 'Transactions',
    pending: 'Pending request',
    kinds: { kycRequests: 'Identity', loans: 'Loan', disputes: 'Dispute' },
    sort: 'Sort by',
    up: (column: string) => `${column}, ascending`,
    down: (column: string) => `${column}, descending`,
    enabledFirst: 'Enabled users first',
    newFirst: 'New users first',
    apply: 'Apply',
    onlyEnabled: 'Show enabled users',
    clear: 'Show all',
    read: (count: number) => `Searched all users (${count.toLocaleString(locale())}).`,
    readSoFar: (count: number) =>
      `Searched ${count.toLocaleString(locale())} so far. There may be more.`,
  },
  selection: {
    title: 'Selection',
    count: (count: number) => `${count.toLocaleString(locale())} selected`,
    all: 'Select this page',
    clear: 'Clear selection',
    actions: {
      enable: 'Enable transactions',
      disable: 'Disable transactions',
      issue_vat_code: 'Generate VAT codes',
    },
  },
  pages: {
    page: (number: number) => `Page ${number}`,
    previous: 'Previous',
    next: 'Next',
  },
  actions: {
    enable: 'Enable transactions',
    disable: 'Disable transactions',
    saving: 'Saving…',
    send_money: 'Send money',
    send_loan: 'Send loan',
    issue_vat_code: 'Generate VAT code',
    set_level: 'Set account level',
    titles: {
      menu: (name: string) => `Actions for ${name}`,
      send_money: (name: string) => `Send money to ${name}`,
      send_loan: (name: string) => `Send a loan to ${name}`,
      issue_vat_code: (name: string) => `Generate a VAT code for ${name}`,
      set_level: (name: string) => `Set the account level of ${name}`,
    },
    back: 'Back',
    disabledForUser: 'Transactions are disabled for this user.',
    gone: 'This user no longer has an account.',
    done: {
      enabled: (name: string) => `Transactions are enabled for ${name}.`,
      disabled: (name: string) => `Transactions are disabled for ${name}.`,
      send_money: (name: string, amount: string) => `${amount} was sent to ${name}.`,
      send_loan: (name: string, amount: string) => `A loan of ${amount} was sent to ${name}.`,
      proposed: (name: string, amount: string) =>
        `${amount} for ${name} is proposed. It will be sent once another admin releases it.`,
      // An earlier try of the same form had arrived with another amount; this one moved nothing.
      sentEarlier: (name: string, amount: string) =>
        `${amount} was already sent to ${name} by your previous attempt. Nothing more was sent.`,
      issue_vat_code: (name: string) => `A new VAT code was generated for ${name}.`,
      set_level: (name: string, level: number) => `${name} is now at account level ${level}.`,
    },
  },
  credit: {
    amount: 'Amount',
    review: 'Review',
    recipient: 'Recipient',
    balanceBefore: 'Balance before',
    balanceAfter: 'Balance after',
    loanBefore: 'Loan balance before',
    loanAfter: 'Loan balance after',
    change: 'Change amount',
    sending: 'Sending…',
    checkingLimit: 'Checking the limit…',
    tooMuch: TOO_MUCH,
    propose: 'Propose',
    needsRelease: 'Another admin must release this amount.',
    needsReleaseHelp: (limit: string) =>
      `One admin alone can send up to ${limit}. Nothing is sent until it’s released.`,
    typed: 'Enter the amount again',
    typedHint: (amount: string) => `To confirm that you mean ${amount}.`,
  },
  vatCode: {
    explanation:
      'The user needs this code to withdraw. Any earlier code stops working, and the user gets five new attempts.',
    generate: 'Generate',
    generating: 'Generating…',
  },
  level: {
    label: 'Account level',
    hint: 'A whole number from 1 to 9. Withdrawals need level 2 or higher.',
    invalid: 'Enter a whole number from 1 to 9.',
    unchanged: (level: number) => `The account level is already ${level}.`,
    changed: (level: number) =>
      `Another admin just set level ${level}. Save again to overwrite it.`,
    save: 'Save',
    saving: 'Saving…',
  },
  /** Each action has a failure text of its own (specification, section 8). */
  failures: {
    send_money: 'An error occurred while sending money.',
    send_loan: 'An error occurred while sending the loan.',
    issue_vat_code: 'An error occurred while generating the VAT code.',
    set_level: 'An error occurred while upgrading the account level.',
    set_transactions: 'An error occurred while changing the transaction status.',
  } satisfies Record<FailableAction, string>,
  helps: {
    network: UNANSWERED,
    conflict: UNANSWERED,
    unknown: UNANSWERED,
    'changed-meanwhile':
      'The account has changed in the meantime; you now see its latest state. Nothing was changed by you: check it, then send again.',
    'permission-denied': 'The bank didn’t allow this. Nothing was changed.',
    'not-found': 'This user no longer has an account. Nothing was changed.',
    'invalid-amount': TOO_MUCH,
  } satisfies Partial<Record<BankErrorCode, string>>,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** What to say about an action that did not succeed. */
export function explain(action: FailableAction, code: BankErrorCode): Explanation {
  if (code === 'transactions-disabled') return { text: messages.actions.disabledForUser };
  const helps: Partial<Record<BankErrorCode, string>> = messages.helps;
  const help = helps[code];
  return { text: messages.failures[action], ...(help !== undefined && { help }) };
}
