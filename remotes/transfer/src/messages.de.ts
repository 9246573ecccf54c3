import { plural } from '@bank/i18n';
import type { Messages } from './messages';

const FAILED = 'Bei der Auszahlung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';
const FULL =
  'Sie haben 20 Empfänger gespeichert, die Höchstzahl. Löschen Sie einen, um einen weiteren zu speichern.';

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
    fields: {
      accountNumber: 'Kontonummer',
      bankName: 'Name der Bank',
      accountHolderName: 'Kontoinhaber',
      email: 'E-Mail-Adresse',
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
    submit: 'Auszahlen',
    processing: 'Wird verarbeitet …',
    startOver: 'Neu beginnen',
    resumed: {
      text: 'Ihre letzte Auszahlung wurde unterbrochen, bevor wir sie bestätigen konnten.',
      help: 'Wir haben sie unten wieder eingetragen. Sie können sie bedenkenlos erneut senden: Der Betrag wird nicht doppelt abgebucht.',
    },
  },
  review: {
    title: 'Auszahlung prüfen',
    amount: 'Betrag',
    method: 'Zahlungsart',
    before: 'Aktuelles Guthaben',
    after: 'Guthaben danach',
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
    amount: 'Betrag',
    method: 'Zahlungsart',
    balance: 'Neues Guthaben',
    reference: 'Referenz',
    pending:
      'Das Geld wurde von Ihrem Guthaben abgebucht. In Ihren Umsätzen steht die Auszahlung als ausstehend, bis die empfangende Bank oder Wallet sie bestätigt.',
    receipt: 'Beleg anzeigen',
    dashboard: 'Zur Übersicht',
    close: 'Schließen',
  },
  receipt: {
    title: 'Beleg',
    intro:
      'Drucken Sie ihn, speichern Sie ihn als PDF oder teilen Sie ihn. Mit einem Lesezeichen finden Sie ihn jederzeit wieder.',
    demonstration: 'Demo-Beleg. Es wurde kein echtes Geld bewegt.',
    amount: 'Ausgezahlter Betrag',
    date: 'Datum',
    reference: 'Referenz',
    from: 'Von',
    method: 'Zahlungsart',
    status: 'Status',
    completed:
      'Ausgezahlt. In Ihren Umsätzen steht die Auszahlung als ausstehend, bis der Eingang bestätigt ist.',
    print: 'Drucken',
    share: 'Teilen',
    shareFailed: 'Der Beleg konnte nicht geteilt werden. Sie können ihn stattdessen drucken.',
    copy: 'Als Text kopieren',
    again: 'Weitere Überweisung',
    missing: 'Beleg nicht gefunden',
    missingHelp:
      'Möglicherweise ist der Link unvollständig oder der Beleg gehört zu einem anderen Konto.',
    loadFailed: 'Der Beleg konnte nicht geladen werden.',
  },
  payees: {
    choose: 'Gespeicherter Empfänger',
    new: 'Neuer Empfänger',
    manage: 'Empfänger verwalten',
    loadFailed:
      'Ihre gespeicherten Empfänger konnten nicht geladen werden. Sie können die Angaben selbst eingeben.',
    title: 'Gespeicherte Empfänger',
    none: 'Keine gespeicherten Empfänger',
    noneHelp: 'Nach einer Auszahlung können Sie den Empfänger speichern.',
    name: 'Name des Empfängers',
    problems: {
      required: 'Bitte füllen Sie dieses Feld aus.',
      'too-long': 'Bitte geben Sie höchstens 60 Zeichen ein.',
      taken: 'Sie haben bereits einen Empfänger mit diesem Namen.',
    },
    save: 'Empfänger speichern',
    saveTitle: 'Empfänger für das nächste Mal speichern?',
    unconfirmed:
      'Um Empfänger zu speichern, bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.',
    mailbox: 'Lokales Postfach',
    saved: (name) => `${name} ist jetzt als Empfänger gespeichert.`,
    full: FULL,
    busy: 'Wird gespeichert …',
    rename: 'Umbenennen',
    renameOf: (name) => `${name} umbenennen`,
    saveName: 'Namen speichern',
    delete: 'Löschen',
    deleteOf: (name) => `${name} löschen`,
    deleteTitle: (name) => `${name} löschen?`,
    deleteHelp: 'Ihre bisherigen Zahlungen bleiben in den Umsätzen.',
    deleting: 'Wird gelöscht …',
    cancel: 'Abbrechen',
    close: 'Schließen',
    renamed: (name) => `In ${name} umbenannt.`,
    deleted: (name) => `${name} wurde gelöscht.`,
    failures: {
      network: 'Keine Verbindung zur Bank. Es wurde nichts geändert.',
      'permission-denied': 'Die Bank hat dies nicht zugelassen. Es wurde nichts geändert.',
      conflict: FULL,
      'not-found': 'Dieser Empfänger wurde bereits gelöscht.',
    },
    failed:
      'Das hat leider nicht geklappt. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
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
  bills: {
    title: 'Rechnungen bezahlen',
    intro:
      'Rechnungen, die Sie hier bezahlen, erscheinen nur auf dieser Seite. Die Liste wird nicht gespeichert.',
    category: 'Rechnung',
    categories: {
      Electricity: 'Strom',
      Water: 'Wasser',
      Internet: 'Internet',
      Phone: 'Telefon',
      Rent: 'Miete',
    },
    amount: 'Betrag',
    submit: 'Rechnung bezahlen',
    missing: 'Bitte wählen Sie eine Rechnung und geben Sie einen Betrag ein',
    history: 'Bezahlte Rechnungen',
    columns: { category: 'Kategorie', amount: 'Betrag', date: 'Datum' },
    none: 'Noch keine Rechnungen bezahlt',
    noneHelp: 'Wählen Sie eine Rechnung und geben Sie einen Betrag ein, um die erste zu bezahlen.',
    paid: (category, amount) => `Rechnung „${category}“ über ${amount} bezahlt`,
  },
};
