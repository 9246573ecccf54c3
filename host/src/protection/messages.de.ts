import type { Messages } from './messages';

export const messages: Messages = {
  lock: 'Zahlungen sperren',
  locked: 'Zahlungen sind gesperrt',
  title: 'Zahlungen sperren?',
  help: 'Ab sofort kann von Ihrem Konto nichts mehr abgebucht werden. Unter „Sicherheit“ können Sie Zahlungen mit Ihrem Passwort entsperren, das dauert dann 24 Stunden.',
  confirm: 'Zahlungen sperren',
  busy: 'Wird gesperrt …',
  cancel: 'Abbrechen',
  done: 'Zahlungen sind gesperrt.',
  failed:
    'Die Zahlungen konnten nicht gesperrt werden, von Ihrem Konto kann also weiter abgebucht werden. Bitte versuchen Sie es erneut.',
};
