import type { BankErrorCode } from '@bank/domain';
import { plural, defineMessages, type Translation } from '@bank/i18n';
import type { BulkAction } from './bulk-action';
import type { RowState } from './use-bulk';

const users = (count: number) => plural(count, { one: `${count} user`, other: `${count} users` });

const english = {
  titles: {
    enable: (count: number) => `Enable transactions for ${users(count)}`,
    disable: (count: number) => `Disable transactions for ${users(count)}`,
    issue_vat_code: (count: number) => `Generate VAT codes for ${users(count)}`,
  } satisfies Record<BulkAction, (count: number) => string>,
  explanations: {
    enable: 'From then on, each of them can withdraw and receive credits.',
    disable: 'From then on, none of them can withdraw or receive credits.',
    issue_vat_code: 'Any earlier codes stop working, and each user gets five new attempts.',
  },
  actions: { enable: 'Enable', disable: 'Disable', issue_vat_code: 'Generate' },
  again: 'Retry the rest',
  close: 'Close',
  running: 'Working…',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  interrupted: (done: number, all: number) =>
    `The connection was lost. ${done} of ${all} are done, and no more were started.`,
  interruptedHelp: 'Retry the rest here once you’re back online. Nothing happens twice.',
  ended: (done: number, all: number) => `${done} of ${all} are done.`,
  endedHelp: 'The others are unchanged. You can retry them.',
  table: 'Results',
  columns: { user: 'User', result: 'Result' },
  states: { waiting: 'Waiting', running: 'In progress', done: 'Done' },
  failures: {
    network: 'No answer from the bank',
    'permission-denied': 'Not allowed by the bank',
    'not-found': 'Account no longer exists',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Failed',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** The result of a row, or its progress. */
export function stateText(state: RowState): string {
  if (typeof state === 'string') return messages.states[state];
  const failures: Partial<Record<BankErrorCode, string>> = messages.failures;
  return failures[state.failed] ?? messages.failed;
}
