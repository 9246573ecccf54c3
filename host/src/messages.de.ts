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
      description: `Eröffnen Sie in etwa einer Minute ein Demokonto bei der ${brand.name}. Erfundene Angaben genügen: Es wird kein echtes Geld bewegt.`,
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
      email: 'Geben Sie Ihre E-Mail-Adresse ein.',
      password: 'Geben Sie Ihr Passwort ein.',
    },
    invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    invalidCredential: 'E-Mail-Adresse oder Passwort ungültig',
    userNotFound: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
    wrongPassword: 'Falsches Passwort',
    failed: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    ended: {
      idle: 'Zu Ihrer Sicherheit haben wir Sie wegen Inaktivität abgemeldet.',
      limit: 'Zu Ihrer Sicherheit haben wir Sie abgemeldet, weil Ihre Sitzung abgelaufen ist.',
    },
  },

  frame: {
    skip: 'Zum Inhalt springen',
    home: `${brand.name}, Übersicht`,
    landing: `${brand.name}, Startseite`,
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
    ownAccount: 'Ihr eigenes Konto',
    logoutFailed: 'Abmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    notifications: 'Benachrichtigungen',
  },

  shortcuts: {
    title: 'Tastenkürzel',
    enable: 'Tastenkürzel verwenden',
    goTo: (page) => `Gehe zu ${page}`,
    overview: 'Diese Liste anzeigen',
    close: 'Dialog oder Menü schließen',
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
      400: 'Diese Adresse konnten wir nicht verarbeiten.',
      403: 'Sie haben keinen Zugriff auf diese Seite.',
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
    explanation: 'Der Rest der Website funktioniert weiter, und es ging nichts verloren.',
    retry: 'Erneut versuchen',
  },
  newVersion: {
    text: 'Eine neuere Version dieser Seite ist bereit.',
    refresh: 'Aktualisieren',
    later: 'Später',
  },
  expiry: {
    idleTitle: 'Sind Sie noch da?',
    idle: 'Zu Ihrer Sicherheit melden wir Sie gleich ab. Wenn Sie bleiben, behalten Sie alle Eingaben.',
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
    explanation:
      'Ihre Änderungen sind nicht gespeichert und gehen verloren, wenn Sie die Seite verlassen.',
    stay: 'Bleiben',
    leave: 'Verlassen',
  },
};
