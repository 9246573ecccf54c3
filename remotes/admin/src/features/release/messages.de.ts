import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Gutschriften zur Freigabe',
  lead: 'Beträge über der Grenze der Bank: Ein Administrator schlägt vor, ein anderer gibt frei. Die ältesten zuerst.',
  table: 'Vorgeschlagene Gutschriften',
  loading: 'Vorgeschlagene Gutschriften werden geladen …',
  failed: 'Die vorgeschlagenen Gutschriften konnten nicht geladen werden.',
  empty: 'Nichts wartet.',
  columns: {
    person: 'Person',
    kind: 'Art',
    amount: 'Betrag',
    author: 'Vorgeschlagen von',
    at: 'Vorgeschlagen',
    actions: 'Aktionen',
  },
  kinds: { send_money: 'Geld', send_loan: 'Kredit', review_loan: 'Kreditantrag' },
  unknownPerson: 'Kein Konto mehr',
  own: 'Ihr eigenes Konto: Das muss ein anderer Administrator entscheiden.',
  review: 'Prüfen',
  reviewOf: (name) => `Gutschrift für ${name} prüfen`,
  dialog: (name) => `Gutschrift für ${name}`,
  balanceBefore: 'Kontostand vorher',
  balanceAfter: 'Kontostand nachher',
  yours: 'Sie haben diese Gutschrift vorgeschlagen',
  yoursHelp: 'Ein anderer Administrator muss sie freigeben. Bis dahin können Sie sie zurückziehen.',
  pays: 'Mit der Freigabe wird das Geld sofort gesendet. Das Prüfprotokoll nennt Sie und den Administrator, der es vorgeschlagen hat.',
  disabled: 'Transaktionen sind für diesen Benutzer gesperrt.',
  disabledHelp: 'Die Gutschrift kann freigegeben werden, sobald sie zugelassen sind.',
  release: 'Freigeben',
  reject: 'Ablehnen',
  withdraw: 'Zurückziehen',
  sending: 'Wird gesendet …',
  done: {
    released: (name, amount) => `${amount} wurden an ${name} gesendet.`,
    rejected: (name) => `Die Gutschrift für ${name} ist abgelehnt. Es wurde nichts gesendet.`,
    withdrawn: (name) => `Die Gutschrift für ${name} ist zurückgezogen. Es wurde nichts gesendet.`,
  },
  failure: 'Die Entscheidung konnte nicht gespeichert werden.',
  helps: {
    network:
      'Die Bank hat nicht geantwortet, sie kann es also trotzdem gespeichert haben. Sie können es gefahrlos erneut versuchen: Das Geld wird höchstens einmal gesendet.',
    conflict: 'Jemand anderes hat im selben Moment geschrieben. Bitte versuchen Sie es erneut.',
    'changed-meanwhile':
      'Sie wurde inzwischen freigegeben, abgelehnt oder entschieden. Sie haben nichts gesendet.',
    'permission-denied':
      'Die Bank hat es abgelehnt. Es wurde nichts gesendet. Vielleicht ist der vorschlagende Administrator keiner mehr, oder ein anderer bearbeitet gerade den Antrag.',
    'not-found': 'Dieser Benutzer hat kein Konto mehr. Es wurde nichts gesendet.',
    'invalid-amount': 'Der Kontostand wäre höher, als die Bank verarbeiten kann.',
    'transactions-disabled': 'Transaktionen sind für diesen Benutzer gesperrt.',
  },
};
