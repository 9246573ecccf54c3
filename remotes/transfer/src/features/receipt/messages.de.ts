import type { Messages } from './messages';

export const messages: Messages = {
  demonstration: 'Demo-Beleg. Es wurde kein echtes Geld bewegt.',
  amount: 'Ausgezahlter Betrag',
  date: 'Datum',
  reference: 'Referenz',
  from: 'Von',
  method: 'Zahlungsart',
  status: 'Status',
  completed:
    'Ausgezahlt. In Ihren Umsätzen steht die Auszahlung als ausstehend, bis der Eingang bestätigt ist.',
  report: 'Problem melden',
  print: 'Drucken',
  share: 'Teilen',
  shareFailed: 'Der Beleg konnte nicht geteilt werden. Sie können ihn stattdessen drucken.',
  copy: 'Als Text kopieren',
  again: 'Weitere Überweisung',
  missing: 'Beleg nicht gefunden',
  missingHelp:
    'Möglicherweise ist der Link unvollständig oder der Beleg gehört zu einem anderen Konto.',
  loadFailed: 'Der Beleg konnte nicht geladen werden.',
};
