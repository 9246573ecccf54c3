import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Ausgaben',
  help: 'Für Budgets und Kategorien zählen nur Umsätze, die eine Kategorie haben.',
  comparison: 'Monatsvergleich',
  month: 'Diesen Monat vergleichen mit',
  show: 'Monate vergleichen',
  update: 'Aktualisieren',
  busy: 'Wird berechnet …',
  hidden: 'Blenden Sie Ihr Guthaben ein, um die Beträge zu sehen.',
  changes: 'Bisher größte Veränderungen',
  more: (category, amount) => `${category}: ${amount} mehr`,
  less: (category, amount) => `${category}: ${amount} weniger`,
  category: 'Kategorie',
  payee: 'Empfänger',
  byCategory: 'Nach Kategorie',
  byPayee: 'Nach Empfänger',
  noPayments: 'In diesen beiden Monaten haben Sie noch nichts überwiesen.',
  latestPayments: 'Bei den Empfängern zählen nur die letzten 100 Zahlungen jedes Monats.',
  empty:
    'Sie haben in diesen beiden Monaten noch keinem Umsatz eine Kategorie gegeben. Öffnen Sie einen Umsatz, um eine hinzuzufügen.',
  afterPlanned: 'Was nach geplanten Zahlungen übrig bleibt',
  failed: 'Die Ausgaben konnten nicht zusammengerechnet werden. Bitte versuchen Sie es erneut.',
};
