import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Umsätze',
  lead: 'Gutschriften und Auszahlungen aller Kunden, neueste zuerst.',
  loading: 'Umsätze werden geladen …',
  failed: 'Die Umsätze konnten nicht geladen werden.',
  table: 'Umsätze',
  empty: 'Keine Umsätze gefunden.',
  pages: 'Seiten der Umsätze',
  filter: {
    direction: 'Art',
    all: 'Alle',
    credits: 'Gutschriften',
    withdrawals: 'Auszahlungen',
    from: 'Ab',
    apply: 'Anwenden',
  },
  columns: {
    date: 'Datum',
    person: 'Benutzer',
    type: 'Art',
    payee: 'Empfänger',
    status: 'Status',
    amount: 'Betrag',
  },
};
