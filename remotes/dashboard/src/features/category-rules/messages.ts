import { CATEGORY_RULE_LIMITS, type BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Category rules',
  empty:
    'Let payments to the same payee get their category automatically, for example Groceries for your supermarket. Categories that you have chosen yourself never change.',
  help: 'Payments without a category get one from the first rule that matches, as soon as this list shows them. Categories that you have chosen yourself never change.',
  loadFailed: 'We couldn’t load your category rules. Please reload the page.',
  contains: (text: string) => `Payee contains “${text}”`,
  add: 'Add a rule',
  full: `You have ${CATEGORY_RULE_LIMITS.rules} rules, which is the most you can have. Delete one to add another.`,
  remove: 'Delete',
  removeOf: (text: string) => `Delete the rule “${text}”`,
  removing: 'Deleting…',
  removed: (text: string) =>
    `Rule “${text}” deleted. Payments keep the category they already have.`,
  always: (payee: string) => `Always use this category for payments to ${payee}`,
  newTitle: 'New category rule',
  text: 'Payee contains',
  textHint: 'Part of the payee’s name, email, account number or bank',
  textProblem: 'Please enter a part of the payee’s name.',
  category: 'Category',
  choose: 'Choose a category',
  categoryProblem: 'Please choose a category.',
  effect: 'The rule applies to your payments that have no category.',
  counting: 'Checking your latest payments…',
  countFailed:
    'We couldn’t check your latest payments. Those that match get the category when the list of transactions shows them.',
  noneMatch:
    'None of your latest payments without a category matches. The rule applies to payments from now on.',
  count: (count: number, category: string) =>
    count === 1
      ? `1 of your latest payments matches and has no category yet. It gets the category ${category} when you save.`
      : `${count} of your latest payments match and have no category yet. They get the category ${category} when you save.`,
  save: 'Save rule',
  saving: 'Saving…',
  saved: 'Rule saved.',
  savedFor: (count: number, category: string) =>
    count === 1
      ? `Rule saved. 1 payment now has the category ${category}.`
      : `Rule saved. ${count} payments now have the category ${category}.`,
  savedOnly:
    'Rule saved. Payments that match get the category when the list of transactions shows them.',
  failures: {
    network:
      'We couldn’t connect to the bank, so nothing was changed. Please try again when you’re online.',
    'changed-meanwhile':
      'Your rules have just been changed in another tab or on another device, so nothing was changed here. Check them and try again.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Something went wrong, so nothing was changed. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
