import { LABEL_LIMITS, type BankErrorCode, type Category, type TagProblem } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Category and notes',
  help: 'Only you can see this. It doesn’t change the transaction.',
  loadFailed: 'We couldn’t load your category and notes.',
  category: 'Category',
  choose: 'Choose a category',
  categories: {
    groceries: 'Groceries',
    eating_out: 'Eating out',
    transport: 'Transport',
    housing: 'Housing',
    bills: 'Bills',
    health: 'Health',
    shopping: 'Shopping',
    leisure: 'Leisure',
    travel: 'Travel',
    family: 'Family',
    income: 'Income',
    other: 'Other',
  } satisfies Record<Category, string>,
  note: 'Note',
  tags: 'Tags',
  tagsHint: `Up to ${LABEL_LIMITS.tags}, separated by commas`,
  problems: {
    category: 'Please choose a category.',
    'too-many-tags': `Enter ${LABEL_LIMITS.tags} tags or fewer.`,
    'tag-too-long': `A tag can have up to ${LABEL_LIMITS.tag} characters.`,
  } satisfies Record<TagProblem | 'category', string>,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Category and notes saved.',
  change: 'Change',
  cancel: 'Cancel',
  remove: 'Remove',
  removing: 'Removing…',
  removed: 'Category and notes removed.',
  failures: {
    network:
      'We couldn’t connect to the bank, so nothing was changed. Please try again when you’re online.',
  } satisfies Partial<Record<BankErrorCode, string>>,
  failed: 'Something went wrong, so nothing was changed. Please try again.',
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
