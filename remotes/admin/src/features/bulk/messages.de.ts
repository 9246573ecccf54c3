import type { Messages } from './messages';

export const messages: Messages = {
  titles: {
    enable: (count) => `Transaktionen für ${count} Benutzer freigeben`,
    disable: (count) => `Transaktionen für ${count} Benutzer sperren`,
    issue_vat_code: (count) => `VAT-Codes für ${count} Benutzer erzeugen`,
  },
  explanations: {
    enable: 'Danach können alle Auszahlungen vornehmen und Gutschriften erhalten.',
    disable: 'Danach kann niemand von ihnen Auszahlungen vornehmen oder Gutschriften erhalten.',
    issue_vat_code: 'Frühere Codes werden ungültig, und alle erhalten fünf neue Versuche.',
  },
  actions: { enable: 'Freigeben', disable: 'Sperren', issue_vat_code: 'Erzeugen' },
  again: 'Rest erneut versuchen',
  close: 'Schließen',
  running: 'Wird ausgeführt …',
  progress: (done, all) => `${done} von ${all} erledigt`,
  interrupted: (done, all) =>
    `Die Verbindung brach ab. ${done} von ${all} sind erledigt, weitere wurden nicht begonnen.`,
  interruptedHelp:
    'Versuchen Sie den Rest hier erneut, sobald Sie wieder online sind. Nichts wird doppelt ausgeführt.',
  ended: (done, all) => `${done} von ${all} sind erledigt.`,
  endedHelp: 'Die anderen sind unverändert. Sie können es erneut versuchen.',
  table: 'Ergebnisse',
  columns: { user: 'Benutzer', result: 'Ergebnis' },
  states: { waiting: 'Wartet', running: 'In Arbeit', done: 'Erledigt' },
  failures: {
    network: 'Keine Antwort der Bank',
    'permission-denied': 'Von der Bank nicht zugelassen',
    'not-found': 'Konto existiert nicht mehr',
  },
  failed: 'Fehlgeschlagen',
};
