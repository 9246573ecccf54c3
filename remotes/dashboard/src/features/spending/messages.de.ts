import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Ausgaben nach Kategorie',
  help: 'Vergleicht diesen Monat mit dem letzten. Es zählen nur Umsätze, denen Sie eine Kategorie gegeben haben.',
  show: 'Monate vergleichen',
  update: 'Aktualisieren',
  busy: 'Wird berechnet …',
  hidden: 'Blenden Sie Ihr Guthaben ein, um die Beträge zu sehen.',
  category: 'Kategorie',
  empty:
    'Sie haben in diesen beiden Monaten noch keinem Umsatz eine Kategorie gegeben. Öffnen Sie einen Umsatz, um eine hinzuzufügen.',
  failed: 'Die Kategorien konnten nicht zusammengerechnet werden. Bitte versuchen Sie es erneut.',
};
