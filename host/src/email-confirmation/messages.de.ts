import type { Messages } from './messages';

export const messages: Messages = {
  label: 'E-Mail-Adresse bestätigen',
  text: 'Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.',
  send: 'Erneut senden',
  busy: 'Wird gesendet …',
  sent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um die Adresse zu bestätigen.`,
  tooOften:
    'Wir haben Ihnen gerade einen Link gesendet. Bitte warten Sie etwas, bevor Sie einen weiteren anfordern.',
  offline:
    'Sie sind anscheinend offline. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
  failed: 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  mailbox: 'Lokales Postfach',
};
