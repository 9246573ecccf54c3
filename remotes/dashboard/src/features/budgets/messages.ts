import type { BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Monthly budgets',
  titleOf: (month: string) => `Budgets for ${month}`,
  empty:
    'Set how much you want to spend in a month on a category, such as groceries. Here you’ll see how much of it is left.',
  loadFailed: 'We couldn’t load your budgets. Please reload the page.',
  spentFailed: 'We couldn’t add up what you have spent this month.',
  retry: 'Try again',
  monthly: (amount: string) => `${amount} a month`,
  left: (left: string, budget: string) => `${left} of ${budget} left`,
  spent: (spent: string, budget: string) => `${spent} of ${budget} spent`,
  near: (percent: string) => `You’ve spent ${percent} of this budget`,
  used: 'You’ve spent all of this budget',
  over: (amount: string) => `Over budget by ${amount}`,
  meter: (category: string) => `Budget for ${category}`,
  add: 'Set a budget',
  change: 'Change',
  changeOf: (category: string) => `Change the budget for ${category}`,
  category: 'Category',
  choose: 'Choose a category',
  amount: 'Monthly budget',
  amountOf: (category: string) => `Monthly budget for ${category}`,
  chooseProblem: 'Please choose a category.',
  save: 'Save',
  saving: 'Saving…',
  saved: (category: string) => `Budget for ${category} saved.`,
  cancel: 'Cancel',
  remove: 'Remove budget',
  removing: 'Removing…',
  removed: (category: string) => `Budget for ${category} removed.`,
  changedTo: (amount: string) =>
    `This budget was changed to ${amount} in another tab or on another device. Save to replace it.`,
  removedElsewhere:
    'This budget was removed in another tab or on another device. Save to set it again.',
  failures: {
    network:
      'We couldn’t connect to the bank, so nothing was changed. Please try again when you’re online.',
    'changed-meanwhile':
      'This budget has just been changed in another tab or on another device, so we didn’t replace it. Check the amount and try again.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Something went wrong, so nothing was changed. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
