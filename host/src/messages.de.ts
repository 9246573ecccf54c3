import { brand } from '@bank/domain';
import { plural } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  loading: 'Wird geladen …',
  signingOut: 'Sie werden abgemeldet …',
  pageTitle: (title) => `${title} · ${brand.name}`,
  notFound: 'Nicht gefunden',
  status: 'Status',
  pages: {
    signIn: {
      title: 'Anmelden',
      description: `Melden Sie sich bei der ${brand.name} an und sehen Sie Ihr Guthaben und Ihre Zahlungen. Eine Demonstration: Es wird kein echtes Geld bewegt.`,
    },
    signUp: {
      title: 'Registrieren',
      description: `Eröffnen Sie in etwa einer Minute ein Demonstrationskonto bei der ${brand.name}. Erfundene Angaben genügen: Es wird kein echtes Geld bewegt.`,
    },
    forgotPassword: {
      title: 'Passwort vergessen',
      description: `Lassen Sie sich einen Link senden, über den Sie ein neues Passwort für Ihr Konto bei der ${brand.name} festlegen.`,
    },
  },

  signIn: {
    lead: 'Schön, dass Sie wieder da sind.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft …',
    forgotPassword: 'Passwort vergessen',
    noAccount: `Neu bei der ${brand.name}?`,
    signUp: 'Registrieren',
    success: 'Anmeldung erfolgreich!',
    incomplete: 'Bitte geben Sie E-Mail-Adresse und Passwort ein',
    missing: {
      email: 'Geben Sie Ihre E-Mail-Adresse ein',
      password: 'Geben Sie Ihr Passwort ein',
    },
    invalidCredential: 'E-Mail-Adresse oder Passwort ungültig',
    userNotFound: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
    wrongPassword: 'Falsches Passwort',
    failed: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    ended: {
      idle: 'Zu Ihrer Sicherheit wurden Sie abgemeldet, da eine Weile nichts geschehen war.',
      limit:
        'Zu Ihrer Sicherheit wurden Sie abgemeldet, da die Sitzung ihre Höchstdauer erreicht hatte.',
    },
  },

  frame: {
    skip: 'Zum Inhalt springen',
    home: `${brand.name}, zur Übersicht`,
    landing: `${brand.name}, zur Startseite`,
    demonstration: 'Über diese Website',
    noRealMoney: 'Dies ist eine Demonstration. Es wird kein echtes Geld bewegt.',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    navigation: 'Hauptmenü',
    mostUsed: 'Meistgenutzt',
    breadcrumb: 'Sie sind hier',
    collapse: 'Menü einklappen',
    expand: 'Menü ausklappen',
    account: 'Ihr Konto:',
    profile: 'Profil',
    logout: 'Abmelden',
    logoutFailed: 'Abmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    notifications: 'Benachrichtigungen',
  },

  shortcuts: {
    title: 'Tastenkürzel',
    enable: 'Tastenkürzel verwenden',
    goTo: (page) => `Gehe zu ${page}`,
    overview: 'Diese Übersicht zeigen',
    close: 'Einen Dialog oder ein Menü schließen',
  },

  error: {
    heading: 'Unerwarteter Anwendungsfehler!',
    home: 'Zur Startseite',
    meaning: {
      400: 'Ungültige Anfrage',
      403: 'Zugriff verweigert',
      404: 'Nicht gefunden',
      405: 'Methode nicht erlaubt',
    },
    explanation: {
      400: 'Die Adresse wurde nicht verstanden.',
      403: 'Diese Seite ist nicht für Ihr Konto bestimmt.',
      404: 'Unter dieser Adresse gibt es keine Seite.',
      405: 'Diese Seite lässt sich so nicht verwenden.',
    },
    unknown: 'Auf dieser Seite ist etwas schiefgegangen.',
  },

  registryFailed: {
    title: 'Die Bank ist nicht erreichbar',
    explanation: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
  remoteFailed: {
    title: (name) => `„${name}“ ist gerade nicht verfügbar`,
    explanation:
      'Alles andere auf der Website funktioniert weiter. Von dem, was Sie getan haben, ist nichts verloren.',
    retry: 'Erneut versuchen',
  },
  newVersion: {
    text: 'Eine neuere Version dieser Seite ist bereit.',
    refresh: 'Aktualisieren',
    later: 'Später',
  },
  expiry: {
    idleTitle: 'Sind Sie noch da?',
    idle: 'Zu Ihrer Sicherheit werden Sie abgemeldet. Wenn Sie bleiben, bleibt auch alles, was Sie eingegeben haben.',
    limitTitle: 'Ihre Sitzung endet gleich',
    limit: (hours) =>
      `Zu Ihrer Sicherheit dauert eine Sitzung höchstens ${hours} ${plural(hours, { one: 'Stunde', other: 'Stunden' })}. Bitte schließen Sie ab, was Sie gerade tun, und melden Sie sich neu an.`,
    countdown: (seconds) =>
      `Abmeldung in ${seconds} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
    spoken: (seconds) =>
      `Noch ${seconds} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
    stay: 'Angemeldet bleiben',
    finish: 'Erst abschließen',
    signOut: 'Jetzt abmelden',
  },
  leave: {
    title: 'Diese Seite verlassen?',
    explanation: 'Ihre Eingaben wurden noch nicht gesendet und gingen verloren.',
    stay: 'Bleiben',
    leave: 'Verlassen',
  },
};
