import type { Messages } from './messages';

export const messages: Messages = {
  amountProblems: {
    empty: 'Geben Sie einen Betrag ein.',
    'not-a-number': 'Geben Sie den Betrag in Ziffern ein, zum Beispiel 1.250,00.',
    ambiguous:
      'Geben Sie auch die Nachkommastellen ein, zum Beispiel 1.250,00 oder 1,250.00, damit der Betrag eindeutig ist.',
    'too-precise': 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein.',
    'not-positive': 'Geben Sie einen Betrag über 0 ein.',
    'too-large': 'Geben Sie einen Betrag von höchstens 1.000.000.000 ein.',
  },
  chartData: 'Daten als Tabelle anzeigen',
  close: 'Schließen',
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich. Bitte markieren und kopieren Sie den Text selbst.',
  hidePassword: 'Passwort verbergen',
  language: 'Sprache',
  loading: 'Wird geladen …',
  noMatches: 'Keine Treffer',
  optional: 'optional',
  request: {
    statuses: { pending: 'Ausstehend', approved: 'Genehmigt', rejected: 'Abgelehnt' },
    progress: 'Stand Ihrer Anfrage',
    submitted: 'Gesendet',
    review: 'In Prüfung',
    reviewing: 'Wir prüfen Ihre Anfrage.',
    decision: 'Entscheidung',
    reason: (reason) => `Begründung: ${reason}`,
  },
  showPassword: 'Passwort anzeigen',
  stepDone: '(erledigt)',
  theme: { label: 'Design', system: 'System', light: 'Hell', dark: 'Dunkel' },
};
