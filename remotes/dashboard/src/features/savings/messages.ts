import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Savings pots',
  lead: 'Set money aside for what you’re planning. It stays in your account, but payments never use it.',
  back: 'Back to the dashboard',
  loadFailed: 'We couldn’t load your savings pots. Your money is safe.',
  total: 'Saved in pots',
  available: 'Available balance',
  hidden: 'Amounts are hidden together with your balance.',
  add: 'New pot',
  full: (most: number) => `You have ${most} pots. Delete an empty one to open another.`,
  empty: 'No savings pots yet',
  emptyHelp:
    'A pot keeps money for one purpose, such as a holiday. You can move money in and out at any time.',
  of: (saved: string, target: string) => `${saved} of ${target}`,
  progress: (name: string) => `Savings in ${name}`,
  percentOfTarget: (percent: string) => `${percent} of the target`,
  left: (amount: string) => `${amount} to go`,
  reached: 'Target reached',
  actions: { in: 'Add money', out: 'Take out', edit: 'Change' },
  actionsOf: {
    in: (name: string) => `Add money to ${name}`,
    out: (name: string) => `Take out money from ${name}`,
    edit: (name: string) => `Change ${name}`,
  },
  moves: {
    title: 'Latest activity',
    titleOf: (name: string) => `Latest activity in ${name}`,
    in: 'Added',
    out: 'Taken out',
    now: 'Just now',
    none: 'No money has been moved yet.',
    failed: 'We couldn’t load the latest activity.',
  },
  plan: {
    newTitle: 'New savings pot',
    name: 'Name',
    nameHint: 'For example, Holiday or New bike',
    target: 'Target',
    noName: 'Enter a name.',
    longName: (max: number) => `Enter ${max} characters or fewer.`,
    hiddenCharacters: 'Use only visible characters.',
    create: 'Create pot',
    save: 'Save',
    saving: 'Saving…',
    delete: 'Delete pot',
    deleting: 'Deleting…',
    notEmpty: 'To delete this pot, take its money out first.',
    created: (name: string) => `Pot ${name} created.`,
    saved: (name: string) => `Pot ${name} saved.`,
    deleted: (name: string) => `Pot ${name} deleted.`,
  },
  move: {
    amount: 'Amount',
    availableBalance: (amount: string) => `${amount} available`,
    inPot: (amount: string) => `${amount} in this pot`,
    all: 'Use all',
    submit: { in: 'Add money', out: 'Take out' },
    busy: 'Moving…',
    done: {
      in: (amount: string, name: string) => `${amount} added to ${name}.`,
      out: (amount: string, name: string) => `${amount} taken out of ${name}.`,
    },
    insufficient: {
      in: 'Insufficient funds. Your balance is lower than this amount.',
      out: 'This pot holds less than this amount.',
    },
  },
  failures: {
    network:
      'We couldn’t connect to the bank. Please try again when you’re online: nothing is done twice.',
    'transactions-disabled':
      'System is currently upgrading. Transactions are temporarily disabled. Your money stays where it is.',
    'not-found': 'This pot no longer exists. It was deleted on another page or device.',
    'changed-meanwhile': 'This pot is no longer empty, so we didn’t delete it.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Something went wrong, so nothing was changed. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
