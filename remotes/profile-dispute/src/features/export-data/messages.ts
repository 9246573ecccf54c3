import { defineMessages, locale, type Translation } from '@bank/i18n';

const english = {
  title: 'Your data',
  help: 'Download one file with everything we store about you and that you may see: your details, transactions with your categories and notes, payees, planned payments, budgets, category rules, savings pots, requests, limits and settings.',
  hint: 'It contains all amounts, even while your balance is hidden, so keep the file safe. With many transactions, this can take a moment.',
  download: 'Export my data',
  busy: 'Collecting your data…',
  progress: (count: number) =>
    count === 1 ? '1 entry so far' : `${count.toLocaleString(locale())} entries so far`,
  cancel: 'Cancel',
  done: (count: number) =>
    count === 1
      ? 'Your file is ready: 1 entry.'
      : `Your file is ready: ${count.toLocaleString(locale())} entries.`,
  cancelled: 'You cancelled the export. No file was saved.',
  offline: 'You seem to be offline. No file was saved. Please try again when you’re back online.',
  failed: 'We couldn’t collect all of your data, so no file was saved. Please try again.',
};

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
