import { locale, defineMessages, type Translation } from '@bank/i18n';
import type { AuditAction } from '../../api/audited-commit';

const english = {
  title: 'Audit log',
  lead: 'Who did what to which account. The database keeps these entries and nobody can change them.',
  loading: 'Loading the audit log…',
  failed: 'We couldn’t load the audit log.',
  table: 'Entries',
  empty: 'No entries found.',
  pages: 'Pages of entries',
  columns: {
    at: 'Time',
    by: 'Admin',
    action: 'Action',
    person: 'User',
    before: 'Before',
    after: 'After',
    currency: 'Currency',
    reference: 'Reference',
    proposedBy: 'Proposed by',
    id: 'Entry',
  },
  actions: {
    send_money: 'Money sent',
    send_loan: 'Loan sent',
    set_level: 'Account level set',
    set_transactions: 'Transactions enabled or disabled',
    issue_vat_code: 'VAT code generated',
    review_kyc: 'Identity reviewed',
    review_loan: 'Loan reviewed',
    review_dispute: 'Dispute reviewed',
    propose_credit: 'Credit proposed',
    reject_credit: 'Proposal rejected',
  } satisfies Record<AuditAction, string>,
  transactions: { enabled: 'Transactions enabled', disabled: 'Transactions disabled' },
  released: (author: string) => `proposed by ${author}`,
  values: { true: 'Enabled', false: 'Disabled', none: '–' },
  filter: {
    by: 'Admin’s email',
    person: 'User’s email',
    action: 'Action',
    any: 'Any',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    clear: 'Clear filters',
    unknown: 'No account has this email.',
    order: 'The end date is before the start date.',
  },
  export: {
    button: 'Download CSV',
    busy: 'Preparing…',
    failed: 'We couldn’t create the file. Please try again.',
    done: (count: number) => `The file has ${count.toLocaleString(locale())} entries.`,
    cut: (count: number) =>
      `The file has the latest ${count.toLocaleString(locale())} entries. There are more: choose a shorter date range.`,
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
