import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Rechnungen bezahlen',
  intro:
    'Rechnungen, die Sie hier bezahlen, erscheinen nur auf dieser Seite. Die Liste wird nicht gespeichert.',
  category: 'Rechnung',
  categories: {
    Electricity: 'Strom',
    Water: 'Wasser',
    Internet: 'Internet',
    Phone: 'Telefon',
    Rent: 'Miete',
  },
  amount: 'Betrag',
  submit: 'Rechnung bezahlen',
  missing: 'Bitte wählen Sie eine Rechnung und geben Sie einen Betrag ein',
  history: 'Bezahlte Rechnungen',
  columns: { category: 'Kategorie', amount: 'Betrag', date: 'Datum' },
  none: 'Noch keine Rechnungen bezahlt',
  noneHelp: 'Wählen Sie eine Rechnung und geben Sie einen Betrag ein, um die erste zu bezahlen.',
  paid: (category, amount) => `Rechnung „${category}“ über ${amount} bezahlt`,
};
