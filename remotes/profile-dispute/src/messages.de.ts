import { locale } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  profile: {
    title: 'Profil',
    details: 'Ihre Angaben',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    level: 'Kontostufe',
    editUsername: 'Benutzernamen ändern',
    editEmail: 'E-Mail-Adresse ändern',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    done: 'Fertig',
    actions: 'Ihr Konto',
    upgrade: 'Konto hochstufen (KYC)',
    dispute: 'Problem melden',
    protection: 'Sperre und Limits',
    logout: 'Abmelden',
    loggingOut: 'Sie werden abgemeldet …',
    logoutFailed: 'Abmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    loadFailed: 'Ihr Profil konnte nicht geladen werden.',
    missing: 'Zu diesem Konto gibt es kein Profil. Bitte wenden Sie sich an den Administrator.',
  },
  security: {
    title: 'Sicherheit',
    signedIn: 'Angemeldet seit',
    browser: 'Dieser Browser',
    latest: 'Letzte Anmeldung',
    otherBrowser: 'Anderer Browser',
    thisSession: 'Diese Sitzung',
    elsewhere: (at) => `${at}, in einer anderen Sitzung`,
    at: (date) => date.toLocaleString(locale(), { dateStyle: 'long', timeStyle: 'short' }),
    known:
      'Wir zeigen nur die letzte Anmeldung. Kommt sie Ihnen unbekannt vor, melden Sie sich überall sonst ab und setzen Sie Ihr Passwort zurück.',
    timesFailed: 'Wir konnten nicht ermitteln, wann Ihr Konto zuletzt verwendet wurde.',
    signOutElsewhere: 'Überall sonst abmelden',
    signingOut: 'Abmeldung läuft …',
    done: 'Sie sind überall sonst abgemeldet.',
    failed:
      'Ihre anderen Sitzungen konnten nicht beendet werden und sind möglicherweise noch aktiv. Bitte versuchen Sie es erneut.',
  },
  username: {
    title: 'Benutzernamen ändern',
    field: 'Benutzername',
    empty: 'Geben Sie einen Benutzernamen ein.',
    tooLong: (max) => `Geben Sie höchstens ${max} Zeichen ein.`,
    hidden:
      'Ihre Eingabe enthält unsichtbare Zeichen, vielleicht vom Einfügen. Bitte tippen Sie sie neu ein.',
    saved: 'Benutzername geändert.',
    failed: 'Ihr Benutzername konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    tooSoon:
      'Sie haben Ihren Benutzernamen vor weniger als einer Minute geändert. Ihr neuer Name steht noch hier: Bitte warten Sie einen Moment und speichern Sie ihn dann.',
  },
  email: {
    title: 'E-Mail-Adresse ändern',
    field: 'Neue E-Mail-Adresse',
    password: 'Aktuelles Passwort',
    passwordHint: 'Wir fragen danach, weil Sie sich mit dieser Adresse anmelden.',
    invalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    unchanged: 'Das ist bereits Ihre E-Mail-Adresse.',
    mailbox: 'Lokales Postfach',
    passwordMissing: 'Geben Sie Ihr aktuelles Passwort ein.',
    sent: (address) =>
      `Wir haben einen Link an ${address} gesendet. Öffnen Sie ihn, um die Adresse zu bestätigen. Bis dahin ändert sich nichts; danach melden Sie sich mit der neuen Adresse an.`,
    failed: 'Ihre E-Mail-Adresse konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  },
  emailRefusals: {
    'wrong-password': 'Falsches Passwort',
    'invalid-credential': 'Falsches Passwort',
    'email-already-in-use': 'Diese E-Mail-Adresse wird bereits verwendet',
    'invalid-email': 'Ungültige E-Mail-Adresse',
    'too-many-requests': 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
    'requires-recent-login':
      'Bitte melden Sie sich ab und wieder an und versuchen Sie es dann erneut.',
    'user-token-expired':
      'Bitte melden Sie sich ab und wieder an und versuchen Sie es dann erneut.',
    network:
      'Sie sind anscheinend offline. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
  },
  dispute: {
    title: 'Problem melden',
    support: 'Problemmeldung',
    intro: 'Sagen Sie uns, mit welcher Zahlung etwas nicht stimmt. Wir gehen der Sache nach.',
    form: 'Ihre Meldung',
    amount: 'Betrag',
    accountNumber: 'Kontonummer des Empfängers',
    accountNumberMissing: 'Geben Sie die Kontonummer des Empfängers ein.',
    tooLong: (max) => `Geben Sie höchstens ${max} Zeichen ein.`,
    hidden:
      'Ihre Eingabe enthält unsichtbare Zeichen, vielleicht vom Einfügen. Bitte tippen Sie sie neu ein.',
    submit: 'Meldung absenden',
    submitting: 'Wird gesendet …',
    resultTitle: 'Meldung abgesendet',
    submitted: (reference) =>
      `Ihre Meldung wurde abgesendet. Ihre Referenznummer lautet ${reference}. Bitte senden Sie sie dem Administrator und bezahlen Sie die Bearbeitungsgebühr.`,
    copy: 'Referenznummer kopieren',
    another: 'Weiteres Problem melden',
    tooSoon:
      'Sie haben vor weniger als einer Minute eine andere Meldung abgesendet, deshalb wurde diese noch nicht gesendet. Ihre Eingaben stehen noch hier: Bitte warten Sie einen Moment und senden Sie sie dann erneut ab.',
    failed:
      'Beim Absenden Ihrer Meldung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    about: 'Sie melden diese Zahlung:',
    payment: (amount, date) => (date ? `${amount} vom ${date}` : amount),
    seePayment: 'Umsatz ansehen',
    seeStatus: 'Stand ansehen',
    listTitle: 'Ihre Meldungen',
    listFailed: 'Ihre Meldungen konnten nicht geladen werden.',
    none: 'Sie haben noch kein Problem gemeldet.',
    noneHelp:
      'Hier sehen Sie Ihre Meldungen und deren Stand. Am schnellsten geht es von der Zahlung aus: Öffnen Sie sie in Ihren Umsätzen.',
    findPayment: 'Umsätze ansehen',
    reference: 'Referenznummer',
    submittedOn: 'Gesendet am',
    status: 'Status',
    justNow: 'Gerade eben',
    onDate: (date) => date.toLocaleDateString(locale(), { dateStyle: 'long' }),
    statusTitle: 'Stand der Meldung',
    statusLead: 'So steht es um Ihre Meldung.',
    current: 'Ihre Meldung',
    history: 'Verlauf',
    loadFailed: 'Diese Meldung konnte nicht geladen werden.',
    unknown: 'Wir haben keine Meldung mit dieser Referenznummer gefunden.',
    report: 'Problem melden',
    reason: (reason) => `Begründung: ${reason}`,
    explanations: {
      pending:
        'Bitte senden Sie die Referenznummer dem Administrator und bezahlen Sie die Bearbeitungsgebühr.',
      approved: 'Wir haben Ihre Meldung angenommen.',
      rejected: 'Wir konnten Ihre Meldung nicht annehmen.',
    },
  },
};
