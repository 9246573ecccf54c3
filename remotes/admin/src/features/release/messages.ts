import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';
import type { ProposalKind } from '../../api/credit-proposals';

const english = {
  title: 'Credits to release',
  lead: 'Amounts above the bank’s limit: one admin proposes, another releases. The oldest first.',
  table: 'Proposed credits',
  loading: 'Loading proposed credits…',
  failed: 'The proposed credits could not be loaded.',
  empty: 'Nothing is waiting.',
  columns: {
    person: 'Person',
    kind: 'Kind',
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
  unknownPerson: 'No account any more',
  own: 'Your own account: another admin must decide.',
  review: 'Review',
  reviewOf: (name: string) => `Review the credit for ${name}`,
  dialog: (name: string) => `Credit for ${name}`,
  balanceBefore: 'Balance before',
  balanceAfter: 'Balance after',
  yours: 'You proposed this credit',
  yoursHelp: 'Another admin must release it. Until then you can withdraw it.',
  pays: 'Releasing sends the money at the same moment. The audit log names you and the admin who proposed it.',
  disabled: 'Transactions are disabled for this user.',
  disabledHelp: 'The credit can be released once they are enabled.',
  release: 'Release',
  reject: 'Reject',
  withdraw: 'Withdraw',
  sending: 'Sending...',
  done: {
    released: (name: string, amount: string) => `${amount} was sent to ${name}.`,
    rejected: (name: string) => `The credit for ${name} is rejected. Nothing was sent.`,
    withdrawn: (name: string) => `The credit for ${name} is withdrawn. Nothing was sent.`,
  },
  failure: 'The decision could not be stored.',
  helps: {
    network:
      'The bank did not answer, so it may have been stored all the same. You can safely try again: the money is sent once at most.',
    conflict: 'Someone else made a change at the same moment. Please try again.',
    'changed-meanwhile': 'It was released, rejected or decided meanwhile. Nothing was sent by you.',
    'permission-denied':
      'The bank refused it. Nothing was sent. The admin who proposed it may be no admin any more, or another admin may have the application in hand.',
    'not-found': 'This user has no account any more. Nothing was sent.',
    'invalid-amount': 'The balance would be more than the bank can handle.',
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
