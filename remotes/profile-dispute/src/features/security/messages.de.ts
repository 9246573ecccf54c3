import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Sicherheit',
  lead: 'Sperren Sie im Notfall alle Zahlungen und legen Sie fest, wie viel Geld Ihr Konto verlassen kann.',
  back: 'Zurück zum Profil',
  loadFailed:
    'Ihre Sperre und Ihre Limits konnten nicht geladen werden. Ihre Zahlungen sind weiterhin geschützt.',
  lock: {
    title: 'Notfallsperre',
    help: 'Kennt vielleicht jemand Ihr Passwort oder hat Ihr Gerät? Dann sperren Sie Zahlungen: Von Ihrem Konto wird nichts abgebucht, bis Sie sie entsperren. Dafür brauchen Sie Ihr Passwort und 24 Stunden.',
    action: 'Zahlungen sperren',
    confirmTitle: 'Zahlungen sperren?',
    confirmHelp:
      'Ab sofort kann von Ihrem Konto nichts mehr abgebucht werden. Mit Ihrem Passwort können Sie Zahlungen entsperren, das dauert dann 24 Stunden.',
    busy: 'Wird gesperrt …',
    cancel: 'Abbrechen',
    failed:
      'Die Zahlungen konnten nicht gesperrt werden, von Ihrem Konto kann also weiter abgebucht werden. Bitte versuchen Sie es erneut.',
    locked: 'Zahlungen sind gesperrt',
    lockedHelp: 'Von Ihrem Konto kann nichts abgebucht werden.',
    since: (time) => `Gesperrt seit ${time}.`,
    done: 'Zahlungen sind gesperrt.',
  },
  unlock: {
    action: 'Entsperren',
    title: 'Zahlungen entsperren?',
    help: 'Zahlungen sind 24 Stunden nach Eingabe Ihres Passworts wieder möglich. Bis dahin können Sie sie gesperrt lassen.',
    password: 'Passwort',
    missing: 'Geben Sie Ihr Passwort ein.',
    submit: 'In 24 Stunden entsperren',
    busy: 'Wird geprüft …',
    cancel: 'Abbrechen',
    waits: (time) => `Zahlungen sind ab ${time} wieder möglich.`,
    notYou: 'Waren Sie das nicht? Lassen Sie sie gesperrt und ändern Sie Ihr Passwort.',
    keep: 'Gesperrt lassen',
    keeping: 'Wird gespeichert …',
    wrongPassword: 'Falsches Passwort',
    tooMany: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
    failed:
      'Die Zahlungen konnten nicht entsperrt werden. Sie sind weiter gesperrt. Bitte versuchen Sie es erneut.',
    keepFailed:
      'Die Sperre konnte nicht verlängert werden: Zahlungen werden zur genannten Zeit wieder möglich. Bitte versuchen Sie es erneut.',
  },
  limits: {
    title: 'Ihre Limits',
    help: 'Ein Limit verhindert Ihre eigenen Zahlungen, die darüber liegen. Ein niedrigeres Limit gilt sofort. Ein höheres oder gar keines gilt nach 24 Stunden.',
    names: { daily: 'Pro Tag', payment: 'Pro Zahlung', newPayee: 'Neue Empfänger' },
    explanations: {
      daily: 'Alle Zahlungen eines Tages zusammen. Ein Tag beginnt um Mitternacht (UTC).',
      payment: 'Jede einzelne Zahlung.',
      newPayee: 'Die erste Zahlung über diesen Betrag an einen neuen Empfänger wartet 24 Stunden.',
    },
    none: 'Kein Limit',
    noWait: 'Keine Wartezeit',
    waits: (value, time) => `${value} ab ${time}`,
    keep: 'Änderung abbrechen',
    keepOf: (name) => `Änderung abbrechen: ${name}`,
    keeping: 'Wird gespeichert …',
    set: 'Limit festlegen',
    change: 'Ändern',
    actionOf: (action, name) => `${action}: ${name}`,
    amount: 'Betrag',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    remove: 'Limit entfernen',
    cancel: 'Abbrechen',
    restarts:
      'Wird dieses Limit höher, beginnen die 24 Stunden für alle wartenden Änderungen von vorn.',
    whileUnlocking:
      'Ihre Zahlungen werden gerade entsperrt. Bitte erhöhen Sie dieses Limit danach: Sonst würden die 24 Stunden von vorn beginnen.',
    saved: 'Ihr Limit ist gespeichert und gilt ab sofort.',
    savedForLater: 'Ihre Änderung ist gespeichert und gilt in 24 Stunden.',
    cancelled: 'Die Änderung ist abgebrochen.',
    failed:
      'Ihr Limit konnte nicht geändert werden. Es gilt wie bisher. Bitte versuchen Sie es erneut.',
  },
};
