import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';
import type { ProposalKind } from '../../api/credit-proposals';

const english = {
  title: 'Credits to release',
  lead: 'Amounts above the bank’s limit: one admin proposes them, another releases them. Oldest first.',
  table: 'Proposed credits',
  loading: 'Loading proposed credits…',
  failed: 'We couldn’t load the proposed credits.',
  empty: 'No credits to release.',
  columns: {
    person: 'User',
    kind: 'Type',
    amount: 'Amount',
    author: 'Proposed by',
    at: 'Proposed',
    actions: 'Actions',
  },
  kinds: {
    send_money: 'Money',
    send_loan: 'Loan',
    review_loan: 'Loan application',
  } satisfies Record<ProposalKind, string>,
  unknownPerson: 'Account no longer exists',
  own: 'This is your own account. Another admin must decide.',
  review: 'Review',
  reviewOf: (name: string) => `Review the credit for ${name}`,
  dialog: (name: string) => `Credit for ${name}`,
  balanceBefore: 'Balance before',
  balanceAfter: 'Balance after',
  yours: 'You proposed this credit',
  yoursHelp: 'Another admin must release it. Until then, you can withdraw it.',
  pays: 'Releasing it sends the money right away. The audit log records you and the admin who proposed it.',
  disabled: 'Transactions are disabled for this user.',
  disabledHelp: 'You can release the credit once they’re enabled.',
  release: 'Release',
  reject: 'Reject',
  withdraw: 'Withdraw',
  sending: 'Sending…',
  done: {
    released: (name: string, amount: string) => `${amount} was sent to ${name}.`,
    rejected: (name: string) => `The credit for ${name} was rejected. Nothing was sent.`,
    withdrawn: (name: string) => `The credit for ${name} was withdrawn. Nothing was sent.`,
  },
  failure: 'We couldn’t save your decision.',
  helps: {
    network:
      'The bank didn’t answer, so your decision may already be saved. It’s safe to try again: the money isn’t sent twice.',
    conflict: 'Someone else made a change at the same time. Please try again.',
    'changed-meanwhile':
      'It has been released, rejected or decided in the meantime. Nothing was sent by you.',
    'permission-denied':
      'The bank didn’t allow this. Nothing was sent. The admin who proposed it may no longer be an admin, or another admin may be reviewing the application.',
    'not-found': 'This user no longer has an account. Nothing was sent.',
    'invalid-amount': 'The balance would be higher than the bank can handle.',
    'transactions-disabled': 'Transactions are disabled for this user.',
  } satisfies Partial<Record<BankErrorCode, string>>,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** What to do after a decision that was not stored. */
export function helpFor(code: BankErrorCode): string | undefined {
  const helps: Partial<Record<BankErrorCode, string>> = messages.helps;
  return helps[code];
}
