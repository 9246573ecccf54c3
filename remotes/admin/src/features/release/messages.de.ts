import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Gutschriften zur Freigabe',
  lead: 'Beträge über dem Limit der Bank: Ein Administrator schlägt sie vor, ein anderer gibt sie frei. Die ältesten zuerst.',
  table: 'Vorgeschlagene Gutschriften',
  loading: 'Vorgeschlagene Gutschriften werden geladen …',
  failed: 'Die vorgeschlagenen Gutschriften konnten nicht geladen werden.',
  empty: 'Keine Gutschriften zur Freigabe.',
  columns: {
    person: 'Benutzer',
    kind: 'Art',
    amount: 'Betrag',
    author: 'Vorgeschlagen von',
    at: 'Vorgeschlagen am',
    actions: 'Aktionen',
  },
  kinds: { send_money: 'Geld', send_loan: 'Kredit', review_loan: 'Kreditantrag' },
  unknownPerson: 'Konto existiert nicht mehr',
  own: 'Das ist Ihr eigenes Konto. Ein anderer Administrator muss entscheiden.',
  review: 'Prüfen',
  reviewOf: (name) => `Gutschrift für ${name} prüfen`,
  dialog: (name) => `Gutschrift für ${name}`,
  balanceBefore: 'Guthaben vorher',
  balanceAfter: 'Guthaben nachher',
  yours: 'Sie haben diese Gutschrift vorgeschlagen',
  yoursHelp: 'Ein anderer Administrator muss sie freigeben. Bis dahin können Sie sie zurückziehen.',
  pays: 'Mit der Freigabe wird das Geld sofort gesendet. Das Prüfprotokoll hält Sie und den vorschlagenden Administrator fest.',
  disabled: 'Für diesen Benutzer sind Transaktionen gesperrt.',
  disabledHelp: 'Sie können die Gutschrift freigeben, sobald Transaktionen freigegeben sind.',
  release: 'Freigeben',
  reject: 'Ablehnen',
  withdraw: 'Zurückziehen',
  sending: 'Wird gesendet …',
  done: {
    released: (name, amount) => `${amount} wurden an ${name} gesendet.`,
    rejected: (name) => `Die Gutschrift für ${name} wurde abgelehnt. Es wurde nichts gesendet.`,
    withdrawn: (name) =>
      `Die Gutschrift für ${name} wurde zurückgezogen. Es wurde nichts gesendet.`,
  },
  failure: 'Ihre Entscheidung konnte nicht gespeichert werden.',
  helps: {
    network:
      'Die Bank hat nicht geantwortet, Ihre Entscheidung ist also möglicherweise schon gespeichert. Sie können es bedenkenlos erneut versuchen: Das Geld wird nicht doppelt gesendet.',
    conflict: 'Jemand anderes hat gleichzeitig etwas geändert. Bitte versuchen Sie es erneut.',
    'changed-meanwhile':
      'Sie wurde inzwischen freigegeben, abgelehnt oder entschieden. Von Ihnen wurde nichts gesendet.',
    'permission-denied':
      'Die Bank hat dies nicht zugelassen. Es wurde nichts gesendet. Möglicherweise hat der vorschlagende Administrator keine Rechte mehr, oder ein anderer prüft gerade den Antrag.',
    'not-found': 'Dieser Benutzer hat kein Konto mehr. Es wurde nichts gesendet.',
    'invalid-amount': 'Das Guthaben wäre höher, als die Bank verarbeiten kann.',
    'transactions-disabled': 'Für diesen Benutzer sind Transaktionen gesperrt.',
  },
};
