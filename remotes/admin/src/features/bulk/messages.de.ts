import type { Messages } from './messages';

export const messages: Messages = {
  titles: {
    enable: (count) => `Transaktionen für ${count} Benutzer freigeben`,
    disable: (count) => `Transaktionen für ${count} Benutzer sperren`,
    issue_vat_code: (count) => `VAT-Codes für ${count} Benutzer erzeugen`,
  },
  explanations: {
    enable: 'Alle können von da an abheben und Gutschriften erhalten.',
    disable: 'Niemand von ihnen kann von da an abheben oder Gutschriften erhalten.',
    issue_vat_code: 'Jeder bisherige Code wird ungültig, und fünf neue Versuche beginnen.',
  },
  actions: { enable: 'Freigeben', disable: 'Sperren', issue_vat_code: 'Erzeugen' },
  again: 'Den Rest erledigen',
  close: 'Schließen',
  running: 'Wird ausgeführt …',
  progress: (done, all) => `${done} von ${all} erledigt`,
  interrupted: (done, all) =>
    `Die Verbindung ging verloren: ${done} von ${all} sind erledigt, mehr wurde nicht begonnen.`,
  interruptedHelp:
    'Erledigen Sie den Rest hier, sobald sie wieder da ist. Was unterwegs war, wird höchstens einmal ausgeführt.',
  ended: (done, all) => `${done} von ${all} sind erledigt.`,
  endedHelp: 'Die anderen blieben, wie sie sind. Sie können es noch einmal versuchen.',
  table: 'Ergebnisse',
  columns: { user: 'Benutzer', result: 'Ergebnis' },
  states: { waiting: 'Wartet', running: 'Unterwegs', done: 'Erledigt' },
  failures: {
    network: 'Die Bank hat nicht geantwortet',
    'permission-denied': 'Die Bank hat es abgelehnt',
    'not-found': 'Kein Konto mehr',
  },
  failed: 'Fehlgeschlagen',
};
