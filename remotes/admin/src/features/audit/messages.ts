import { locale, defineMessages, type Translation } from '@bank/i18n';
import type { AuditAction } from '../../api/audited-commit';

const english = {
  title: 'Audit log',
  lead: 'Who did what to whom, held by the database. Nobody changes it.',
  loading: 'Loading the audit log…',
  failed: 'The audit log could not be loaded.',
  table: 'Entries',
  empty: 'There are no such entries.',
  pages: 'Pages of entries',
  columns: {
    at: 'Time',
    by: 'Admin',
    action: 'Action',
    person: 'Person',
    before: 'Before',
    after: 'After',
    reference: 'Reference',
    proposedBy: 'Proposed by',
    id: 'Entry',
  },
  actions: {
    send_money: 'Money sent',
    send_loan: 'Loan sent',
    set_level: 'Level set',
    set_transactions: 'Transactions switched',
    issue_vat_code: 'VAT code issued',
    review_kyc: 'Identity decided',
    review_loan: 'Loan decided',
    review_dispute: 'Dispute decided',
    propose_credit: 'Credit proposed',
    reject_credit: 'Proposal rejected',
  } satisfies Record<AuditAction, string>,
  released: (author: string) => `proposed by ${author}`,
  values: { true: 'Enabled', false: 'Disabled', none: '–' },
  filter: {
    by: 'Admin’s e-mail',
    person: 'Person’s e-mail',
    action: 'Action',
    any: 'Any',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    clear: 'Clear filters',
    unknown: 'Nobody has this address.',
    order: 'This day is before the first one.',
  },
  export: {
    button: 'Download CSV',
    busy: 'Preparing…',
    failed: 'The file could not be made. Please try again.',
    done: (count: number) => `The file has ${count.toLocaleString(locale())} entries.`,
    cut: (count: number) =>
      `The file has the newest ${count.toLocaleString(locale())} entries; there are more. Choose a shorter time.`,
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** What an entry tells of; any other text that is stored is shown as it is. */
export function actionText(action: string): string {
  const known: Readonly<Record<string, string>> = messages.actions;
  return known[action] ?? action;
}
