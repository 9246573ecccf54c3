import type { Messages } from './messages';

export const messages: Messages = {
  signUp: {
    lead: 'Eröffnen Sie in einer Minute ein Konto.',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    number: 'Telefonnummer',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen. Mehrere Wörter hintereinander merkt man sich leicht.',
    strength: {
      label: 'Passwortstärke',
      verdict: (text) => `Passwortstärke: ${text}`,
      short: 'Zu kurz',
      levels: ['Sehr leicht zu erraten', 'Leicht zu erraten', 'Mittel', 'Stark', 'Sehr stark'],
    },
    country: 'Land',
    countryHint: 'Es bestimmt die Währung Ihres Kontos.',
    submit: 'Registrieren',
    busy: 'Registrierung läuft …',
    haveAccount: 'Sie haben schon ein Konto?',
    signIn: 'Anmelden',
    welcome: (name) => `Willkommen, ${name}! Vielen Dank für Ihre Registrierung.`,
    incomplete: 'Bitte füllen Sie alle Felder aus',
    missing: {
      username: 'Geben Sie einen Benutzernamen ein.',
      email: 'Geben Sie Ihre E-Mail-Adresse ein.',
      number: 'Geben Sie Ihre Telefonnummer ein.',
      password: 'Wählen Sie ein Passwort.',
      country: 'Wählen Sie Ihr Land.',
    },
    hidden:
      'Ihre Eingabe enthält unsichtbare Zeichen, vielleicht vom Einfügen. Bitte tippen Sie sie neu ein.',
    emailInUse: 'Diese E-Mail-Adresse wird bereits verwendet',
    weakPassword: 'Das Passwort ist zu schwach',
    failed: 'Das Konto konnte nicht erstellt werden',
    invalidEmail: 'Das sieht nicht wie eine E-Mail-Adresse aus',
  },

  revoked:
    'Sie wurden hier abgemeldet, weil Sie in einem anderen Browser „Überall sonst abmelden“ gewählt haben. Waren Sie das nicht, setzen Sie jetzt Ihr Passwort zurück.',

  forgotPassword: {
    mailbox: 'Lokales Postfach',
    lead: 'Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen.',
    email: 'E-Mail-Adresse',
    submit: 'Passwort zurücksetzen',
    busy: 'Wird gesendet …',
    remembered: 'Wieder eingefallen?',
    signIn: 'Anmelden',
    success: 'Die E-Mail zum Zurücksetzen wurde gesendet! Sehen Sie in Ihrem Posteingang nach.',
    incomplete: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    userNotFound: 'Zu dieser E-Mail-Adresse wurde kein Konto gefunden',
    invalidEmail: 'Ungültige E-Mail-Adresse',
    tooManyRequests: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  },
};
