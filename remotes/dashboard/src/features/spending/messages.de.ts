import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Ausgaben nach Kategorie',
  help: 'Es zählen nur Umsätze mit einer Kategorie.',
  comparison: 'Vergleich mit dem letzten Monat',
  show: 'Monate vergleichen',
  update: 'Aktualisieren',
  busy: 'Wird berechnet …',
  hidden: 'Blenden Sie Ihr Guthaben ein, um die Beträge zu sehen.',
  changes: 'Bisher größte Veränderungen',
  more: (category, amount) => `${category}: ${amount} mehr`,
  less: (category, amount) => `${category}: ${amount} weniger`,
  category: 'Kategorie',
  empty:
    'Sie haben in diesen beiden Monaten noch keinem Umsatz eine Kategorie gegeben. Öffnen Sie einen Umsatz, um eine hinzuzufügen.',
  failed: 'Die Kategorien konnten nicht zusammengerechnet werden. Bitte versuchen Sie es erneut.',
};
