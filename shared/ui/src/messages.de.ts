import type { Messages } from './messages';

export const messages: Messages = {
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
