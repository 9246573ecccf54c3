import type { BankErrorCode } from '@bank/domain';
import { locale, defineMessages, type Translation } from '@bank/i18n';
import type { CreditKind } from './api/credit-account';

export type FailableAction = CreditKind | 'issue_vat_code' | 'set_level' | 'set_transactions';

const UNANSWERED =
  'The bank did not answer, so it may have been carried out all the same. You can safely try again here: it is carried out once at most.';
const TOO_MUCH = 'The balance would be more than the bank can handle.';

/** What a failure says, and below it what helps the admin on. */
export type Explanation = { text: string; help?: string };

/** The texts that people read, in one place. Those of the specification stand to the letter. */
const english = {
  notConfirmed: 'Not confirmed',
  users: {
    title: 'User administration',
    total: 'Total users',
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
    ownAccount: 'Your own account: another admin must act on it.',
    pages: 'Pages of users',
  },
  search: {
    label: 'Name or e-mail begins with',
    any: 'Any',
    transactions: 'Transactions',
    pending: 'Waiting request',
    kinds: { kycRequests: 'Identity', loans: 'Loan', disputes: 'Dispute' },
    sort: 'Order',
    up: (column: string) => `${column}, upwards`,
    down: (column: string) => `${column}, downwards`,
    apply: 'Search',
    onlyEnabled: 'Show enabled customers',
    clear: 'Show all',
    read: (count: number) =>
      `Looked through ${count.toLocaleString(locale())}, all that there are.`,
    readSoFar: (count: number) =>
      `Looked through ${count.toLocaleString(locale())} so far; there may be more.`,
  },
  selection: {
    title: 'Selection',
    count: (count: number) => `${count.toLocaleString(locale())} selected`,
    all: 'Select this page',
    clear: 'Select none',
    actions: {
      enable: 'Enable transactions',
      disable: 'Disable transactions',
      issue_vat_code: 'Generate VAT codes',
    },
  },
  nav: {
    label: 'Administration',
    users: 'Users',
    kyc: 'Identity requests',
    loans: 'Loan applications',
    disputes: 'Disputes',
    credits: 'Credits to release',
    overview: 'Overview',
    audit: 'Audit log',
  },
  pages: {
    page: (number: number) => `Page ${number}`,
    previous: 'Previous',
    next: 'Next',
  },
  actions: {
    enable: 'Enable transactions',
    disable: 'Disable transactions',
    saving: 'Saving...',
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
    gone: 'This user has no account any more.',
    done: {
      enabled: (name: string) => `Transactions are enabled for ${name}.`,
      disabled: (name: string) => `Transactions are disabled for ${name}.`,
      send_money: (name: string, amount: string) => `${amount} was sent to ${name}.`,
      send_loan: (name: string, amount: string) => `A loan of ${amount} was sent to ${name}.`,
      proposed: (name: string, amount: string) =>
        `${amount} for ${name} is proposed. It is sent once another admin has released it.`,
      // An earlier try of the same form had arrived with another amount; this one moved nothing.
      sentEarlier: (name: string, amount: string) =>
        `${amount} had been sent to ${name} by your earlier try. Nothing more was sent now.`,
      issue_vat_code: (name: string) => `A new VAT code was generated for ${name}.`,
      set_level: (name: string, level: number) => `${name} has account level ${level} now.`,
    },
  },
  credit: {
    amount: 'Amount',
    amountHint: 'For example 1,250.00',
    review: 'Review',
    recipient: 'Recipient',
    balanceBefore: 'Balance before',
    balanceAfter: 'Balance after',
    loanBefore: 'Loan balance before',
    loanAfter: 'Loan balance after',
    change: 'Change amount',
    sending: 'Sending...',
    tooMuch: TOO_MUCH,
    propose: 'Propose',
    needsRelease: 'Another admin must release this amount.',
    needsReleaseHelp: (limit: string) =>
      `One admin alone sends at most ${limit}. Nothing is sent until the release.`,
    typed: 'Type the amount once more',
    typedHint: (amount: string) => `To confirm that ${amount} is meant.`,
  },
  vatCode: {
    explanation:
      'The user needs this code to withdraw. A code from before stops working, and five new guesses begin.',
    generate: 'Generate',
    generating: 'Generating...',
  },
  level: {
    label: 'Account level',
    hint: 'A whole number from 1 to 9. Withdrawals need level 2 or above.',
    invalid: 'Enter a whole number from 1 to 9.',
    unchanged: (level: number) => `The account level is ${level} already.`,
    changed: (level: number) =>
      `Another admin has just set level ${level}. Save again if it shall be yours.`,
    save: 'Save',
    saving: 'Saving...',
  },
  /** Each action has a failure text of its own (section 8). */
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
      'The account has changed meanwhile, and is shown as it is now. Nothing was changed by you: look at it again, then send again.',
    'permission-denied': 'The bank refused it. Nothing was changed.',
    'not-found': 'This user has no account any more. Nothing was changed.',
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
