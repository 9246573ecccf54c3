import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Passwort eingeben',
  ended: 'Ihre Sitzung als Administrator ist abgelaufen',
  endedHelp:
    'Sie dauert vier Stunden, damit niemand an einem verlassenen Bildschirm weiterarbeitet. Geben Sie Ihr Passwort ein, um fortzufahren. Nichts ging verloren, nichts wurde geändert.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  goOn: 'Fortfahren',
  checking: 'Wird geprüft …',
  signOut: 'Abmelden',
  failures: {
    'invalid-credential': 'Falsches Passwort',
    'wrong-password': 'Falsches Passwort',
    'too-many-requests': 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
    network:
      'Die Bank hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  failed: 'Das Passwort konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
};
