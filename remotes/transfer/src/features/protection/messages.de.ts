import type { Messages } from './messages';

export const messages: Messages = {
  locked: 'Zahlungen sind gesperrt',
  lockedHelp: 'Von Ihrem Konto kann nichts abgebucht werden, bis Sie die Zahlungen entsperren.',
  unlocksAt: (time) => `Zahlungen sind ab ${time} wieder möglich.`,
  limits: 'Ihre Limits',
  perPayment: (amount) => `Höchstens ${amount} pro Zahlung`,
  leftToday: (left, limit) => `Heute noch ${left} von ${limit} verfügbar`,
  startsAgain: (time) => `Ihr Tageslimit beginnt um ${time} neu.`,
  newPayees: (amount) =>
    `Die erste Zahlung über ${amount} an einen neuen Empfänger wartet 24 Stunden`,
  change: 'Unter „Sicherheit“ ändern',
  problems: {
    'payments-locked': {
      text: 'Zahlungen sind gesperrt.',
      help: 'Von Ihrem Konto wurde nichts abgebucht. Entsperren können Sie die Zahlungen unter „Sicherheit“.',
    },
    'above-payment-limit': {
      text: 'Der Betrag liegt über Ihrem Limit pro Zahlung.',
      help: 'Von Ihrem Konto wurde nichts abgebucht. Geben Sie einen kleineren Betrag ein oder erhöhen Sie das Limit unter „Sicherheit“: Das dauert 24 Stunden.',
    },
    'above-daily-limit': {
      text: 'Der Betrag ist höher als der Rest Ihres Tageslimits.',
      help: 'Von Ihrem Konto wurde nichts abgebucht. Geben Sie einen kleineren Betrag ein oder warten Sie bis morgen.',
    },
    'new-payee': {
      text: 'Die erste Zahlung in dieser Höhe an einen neuen Empfänger wartet 24 Stunden.',
      help: 'Von Ihrem Konto wurde nichts abgebucht. Die Wartezeit starten Sie, wenn Sie die Zahlung prüfen.',
    },
  },
  first: 'Sie haben noch nie auf dieses Konto gezahlt',
  firstHelp: 'Bitte prüfen Sie die Angaben: Eine Zahlung lässt sich nicht zurückholen.',
  otherName: 'Der Name ist anders als beim letzten Mal',
  otherNameHelp: (name) =>
    `Beim letzten Mal gehörte dieses Konto ${name}. Bitte prüfen Sie die Angaben, bevor Sie zahlen.`,
  waitHelp: (amount) =>
    `Sie haben festgelegt, dass die erste Zahlung über ${amount} an einen neuen Empfänger 24 Stunden wartet. Starten Sie die Wartezeit jetzt und kommen Sie dann wieder. Bis dahin wird nichts abgebucht.`,
  waitsUntil: (time) => `Auf dieses Konto können Sie ab ${time} zahlen.`,
  startWait: '24 Stunden Wartezeit starten',
  starting: 'Wird gestartet …',
  waitFailed:
    'Die Wartezeit konnte nicht gestartet werden. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
  checking: 'Wird geprüft …',
};
