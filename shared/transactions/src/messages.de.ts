import { numberFormat, plural } from '@bank/i18n';
import type { Messages } from './messages';

const figure = numberFormat();

export const messages: Messages = {
  transactions: {
    title: 'Umsätze',
    columns: { status: 'Status', date: 'Datum', amount: 'Betrag', type: 'Art' },
    none: 'Keine Umsätze gefunden.',
    loadFailed: 'Ihre Umsätze konnten nicht geladen werden.',
    statuses: { completed: 'Abgeschlossen', pending: 'Ausstehend', failed: 'Fehlgeschlagen' },
    types: {
      withdrawal: 'Auszahlung',
      send_loan: 'Kreditauszahlung',
      send_money: 'Gutschrift',
    },
    now: 'Gerade eben',
    wallet: (coin) => `${coin}-Wallet`,
    moneyIn: 'Eingänge',
    moneyOut: 'Ausgänge',
    totals: 'Fehlgeschlagene Umsätze sind in den Monatssummen nicht enthalten.',
    empty: 'Hier erscheinen Ihre Einzahlungen und Überweisungen.',
  },
  list: {
    loading: 'Umsätze werden geladen …',
    noneMatch: 'Keine Umsätze passen zu diesen Filtern.',
    noneMatchHelp: 'Versuchen Sie eine andere Suche oder weniger Filter.',
    showAll: 'Alle Umsätze anzeigen',
    pages: 'Seiten',
    next: 'Nächste Seite',
    previous: 'Vorherige Seite',
    first: 'Erste Seite',
    further: 'Weitersuchen',
    searched: (read) =>
      plural(read, {
        one: 'Der einzige Umsatz wurde durchsucht.',
        other: `Alle ${figure.format(read)} Umsätze wurden durchsucht.`,
      }),
    searchedSoFar: (read) =>
      plural(read, {
        one: 'Bisher wurde 1 Umsatz durchsucht. Es gibt noch mehr.',
        other: `Bisher wurden ${figure.format(read)} Umsätze durchsucht. Es gibt noch mehr.`,
      }),
  },
  filter: {
    title: 'Filter',
    search: 'Suche',
    searchHint: 'Empfänger, E-Mail-Adresse, Kontonummer oder Referenz',
    type: 'Art',
    anyType: 'Alle Arten',
    status: 'Status',
    anyStatus: 'Jeder Status',
    from: 'Von',
    to: 'Bis',
    least: 'Mindestbetrag',
    most: 'Höchstbetrag',
    sort: 'Sortierung',
    sorts: {
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      largest: 'Größte zuerst',
      smallest: 'Kleinste zuerst',
    },
    apply: 'Anwenden',
    clear: 'Filter zurücksetzen',
    active: (count) => `${count} Filter aktiv`,
    dateOrder: 'Das Enddatum liegt vor dem Startdatum.',
    amountOrder: 'Der Höchstbetrag liegt unter dem Mindestbetrag.',
  },
};
