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
    enable: 'Each of them can withdraw and be credited from then on.',
    disable: 'None of them can withdraw or be credited from then on.',
    issue_vat_code: 'Each code from before stops working, and five new guesses begin.',
  },
  actions: { enable: 'Enable', disable: 'Disable', issue_vat_code: 'Generate' },
  again: 'Do the rest',
  close: 'Close',
  running: 'Working...',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  interrupted: (done: number, all: number) =>
    `The network was lost: ${done} of ${all} are done, and no more was begun.`,
  interruptedHelp:
    'Once it is back, do the rest here. The one that was on its way is carried out once at most.',
  ended: (done: number, all: number) => `${done} of ${all} are done.`,
  endedHelp: 'The others were left as they are. You can try them again.',
  table: 'Results',
  columns: { user: 'User', result: 'Result' },
  states: { waiting: 'Waiting', running: 'On its way', done: 'Done' },
  failures: {
    network: 'The bank did not answer',
    'permission-denied': 'The bank refused it',
    'not-found': 'No account any more',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Failed',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** How a row ended, or where it stands. */
export function stateText(state: RowState): string {
  if (typeof state === 'string') return messages.states[state];
  const failures: Partial<Record<BankErrorCode, string>> = messages.failures;
  return failures[state.failed] ?? messages.failed;
}
