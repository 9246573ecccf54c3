import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Passwort eingeben',
  ended: 'Ihre Administratorsitzung ist abgelaufen',
  endedHelp:
    'Administratorsitzungen dauern vier Stunden, damit niemand anderes einen verlassenen Bildschirm nutzen kann. Geben Sie Ihr Passwort ein, um fortzufahren. Es ging nichts verloren, und es wurde nichts geändert.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  goOn: 'Fortfahren',
  checking: 'Wird geprüft …',
  signOut: 'Abmelden',
  failures: {
    'invalid-credential': 'Falsches Passwort',
    'wrong-password': 'Falsches Passwort',
    'too-many-requests': 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
    network: 'Keine Verbindung zur Bank. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  failed: 'Das Passwort konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
};
