import { plural } from '@bank/i18n';
import type { Messages } from './messages';

const FAILED = 'Bei der Auszahlung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';

export const messages: Messages = {
  withdrawal: {
    title: 'Überweisung',
    intro:
      'Senden Sie Geld von Ihrem Guthaben auf ein Bankkonto, an eine Wallet oder an eine Krypto-Adresse.',
    loadFailed: 'Ihr Konto konnte nicht geladen werden.',
    reload: 'Seite neu laden',
    balance: 'Verfügbares Guthaben',
    balanceIs: (amount) => `Ihr Guthaben beträgt jetzt ${amount}.`,
    method: 'Zahlungsart',
    methodNames: {
      Bank: 'Bank',
      PayPal: 'PayPal',
      CashApp: 'CashApp',
      Cryptocurrency: 'Kryptowährung',
    },
    methodNeeds: {
      Bank: 'Sie brauchen die Kontonummer, den Namen der Bank und den Kontoinhaber.',
      PayPal: 'Sie brauchen die E-Mail-Adresse des PayPal-Kontos.',
      CashApp: 'Sie brauchen die E-Mail-Adresse oder den $Cashtag bei CashApp.',
      Cryptocurrency: 'Sie brauchen die Krypto-Adresse und den Coin, den sie annimmt.',
    },
    fields: {
      accountNumber: 'Kontonummer',
      bankName: 'Name der Bank',
      accountHolderName: 'Kontoinhaber',
      cryptoAddress: 'Krypto-Adresse',
      cryptoType: 'Coin',
      amount: 'Betrag',
    },
    emailOf: {
      PayPal: 'E-Mail-Adresse bei PayPal',
      CashApp: 'E-Mail-Adresse oder $Cashtag bei CashApp',
    },
    coins: {
      BTC: 'BTC (Bitcoin)',
      ETH: 'ETH (Ethereum)',
      USDT: 'USDT (Tether)',
    },
    problems: {
      required: () => 'Bitte füllen Sie dieses Feld aus.',
      'too-long': (length) => `Bitte geben Sie höchstens ${length} Zeichen ein.`,
      'hidden-characters': () =>
        'Ihre Eingabe enthält unsichtbare Zeichen, vielleicht vom Einfügen. Bitte tippen Sie sie neu ein.',
      'not-an-account': () =>
        'Bitte geben Sie eine Kontonummer nur aus Buchstaben und Ziffern ein.',
      'not-an-email': () => 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'not-an-email-or-cashtag': () =>
        'Bitte geben Sie eine gültige E-Mail-Adresse oder einen Cashtag wie $ada ein.',
      'not-a-btc-address': () =>
        'Bitte geben Sie eine gültige Bitcoin-Adresse ein. Sie beginnt mit 1, 3 oder bc1.',
      'not-a-eth-address': () =>
        'Bitte geben Sie eine gültige Ethereum-Adresse ein: 0x und 40 Zeichen (0–9 und a–f).',
      'not-a-usdt-address': () =>
        'Bitte geben Sie eine gültige Tether-Adresse ein. Sie beginnt mit 0x oder T.',
    },
    useAll: 'Alles verwenden',
    suspicious: {
      iban: 'Bitte prüfen Sie diese IBAN. Sie scheint einen Tippfehler zu enthalten.',
      card: 'Bitte prüfen Sie diese Nummer. Falls es eine Kartennummer ist, scheint sie einen Tippfehler zu enthalten.',
    },
    submit: 'Auszahlen',
    processing: 'Wird verarbeitet …',
    startOver: 'Neu beginnen',
    resumed: {
      checking: 'Wir prüfen, ob Ihre letzte Auszahlung ausgeführt wurde.',
      text: 'Ihre letzte Auszahlung wurde unterbrochen, bevor wir sie bestätigen konnten.',
      help: 'Wir haben sie unten wieder eingetragen. Sie können sie bedenkenlos erneut senden: Der Betrag wird nicht doppelt abgebucht.',
    },
  },
  restrictions: {
    title: 'Sie können noch nichts auszahlen',
    code: 'Den Code erhalten Sie vom Administrator.',
  },
  summary: {
    title: 'Zusammenfassung',
    to: 'An',
    method: 'Zahlungsart',
    amount: 'Betrag',
    after: 'Guthaben danach',
    none: 'Noch offen',
  },
  balance: {
    show: 'Guthaben anzeigen',
    hide: 'Guthaben verbergen',
    stars: '******',
    hidden: 'Guthaben verborgen',
  },
  review: {
    title: 'Auszahlung prüfen',
    before: 'Aktuelles Guthaben',
    back: 'Zurück',
    confirm: 'Bestätigen',
  },
  upgrade: {
    title: 'Höhere Kontostufe erforderlich',
    link: 'Konto hochstufen',
    close: 'Nicht jetzt',
  },
  vat: {
    title: 'Vierstelligen VAT-Code eingeben',
    label: 'VAT-Code',
    hint: 'Sie haben noch keinen Code? Wenden Sie sich an den Administrator.',
    incomplete: 'Geben Sie alle vier Ziffern ein.',
    submit: 'Absenden',
    cancel: 'Abbrechen',
    guessesLeft: (count) =>
      `Sie haben noch ${count} ${plural(count, { one: 'Versuch', other: 'Versuche' })}.`,
    noGuessLeft:
      'Dieser Code ist jetzt gesperrt. Bitte wenden Sie sich für einen neuen an den Administrator.',
  },
  success: {
    title: 'Auszahlung erfolgreich',
    balance: 'Neues Guthaben',
    receipt: 'Beleg anzeigen',
    dashboard: 'Zur Übersicht',
    done: 'Fertig',
  },
  receipt: {
    title: 'Beleg',
    intro:
      'Drucken Sie ihn, speichern Sie ihn als PDF oder teilen Sie ihn. Mit einem Lesezeichen finden Sie ihn jederzeit wieder.',
  },
  payees: {
    choose: 'Gespeicherter Empfänger',
    new: 'Neuer Empfänger',
    manage: 'Empfänger verwalten',
    loadFailed:
      'Ihre gespeicherten Empfänger konnten nicht geladen werden. Sie können die Angaben selbst eingeben.',
  },
  refusals: {
    unauthenticated: { text: 'Sie sind nicht angemeldet.' },
    'invalid-amount': { text: 'Ungültiger Auszahlungsbetrag.' },
    'insufficient-funds': { text: 'Ihr Guthaben reicht nicht aus.' },
    'transactions-disabled': {
      text: 'Das System wird gerade aktualisiert. Transaktionen sind vorübergehend deaktiviert.',
    },
    'level-too-low': {
      text: 'Ihre Kontostufe ist für diese Transaktion zu niedrig. Bitte stufen Sie Ihr Konto auf Stufe 2 hoch.',
    },
    'wrong-vat-code': { text: 'Falscher VAT-Code. Bitte versuchen Sie es erneut.' },
    'vat-code-locked': {
      text: 'Dieser VAT-Code ist nach fünf falschen Versuchen gesperrt.',
      help: 'Von Ihrem Konto wurde nichts abgebucht. Einen neuen Code erhalten Sie vom Administrator.',
    },
    'vat-code-missing': {
      text: 'Sie haben noch keinen VAT-Code.',
      help: 'Von Ihrem Konto wurde nichts abgebucht. Den Code erhalten Sie vom Administrator.',
    },
    'permission-denied': {
      text: FAILED,
      help: 'Die Bank hat diese Auszahlung abgelehnt. Von Ihrem Konto wurde nichts abgebucht.',
    },
    'changed-meanwhile': {
      text: 'Diese geplante Zahlung ist bereits bezahlt oder wurde geändert.',
      help: 'Es wurde kein Geld abgebucht.',
    },
    'too-soon': {
      text: 'In einem anderen Tab wurde gerade ein Code eingegeben.',
      help: 'Warten Sie zwei Sekunden und versuchen Sie es dann erneut.',
    },
    network: {
      text: FAILED,
      help: 'Die Verbindung brach ab, bevor wir die Auszahlung bestätigen konnten. Sie können es bedenkenlos erneut versuchen: Der Betrag wird nicht doppelt abgebucht.',
    },
  },
  failed: FAILED,
  error: {
    title: 'Fehler',
    close: 'Schließen',
    offline: {
      text: FAILED,
      help: 'Sie sind offline, es wurde nichts gesendet. Von Ihrem Konto wurde nichts abgebucht.',
    },
  },
};
