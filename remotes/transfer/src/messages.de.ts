import { plural } from '@bank/i18n';
import type { Messages } from './messages';

const FAILED = 'Bei der Auszahlung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';
const FULL =
  'Sie haben 20 Empfänger gespeichert, mehr sind nicht möglich. Löschen Sie einen, um einen anderen zu speichern.';

export const messages: Messages = {
  withdrawal: {
    title: 'Überweisung',
    intro: 'Zahlen Sie von Ihrem Guthaben an eine Bank, eine Wallet oder eine Krypto-Adresse aus.',
    loadFailed: 'Ihr Konto konnte nicht geladen werden.',
    reload: 'Seite neu laden',
    balance: 'Verfügbares Guthaben',
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
        'Das enthält unsichtbare Zeichen, vielleicht vom Einfügen. Geben Sie es neu ein.',
      'not-an-account': () => 'Bitte geben Sie eine Kontonummer aus Buchstaben und Ziffern ein.',
      'not-an-email': () => 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
      'not-an-email-or-cashtag': () =>
        'Bitte geben Sie eine vollständige E-Mail-Adresse ein oder einen Cashtag wie $ada.',
      'not-a-btc-address': () =>
        'Bitte geben Sie eine vollständige Bitcoin-Adresse ein. Sie beginnt mit 1, 3 oder bc1.',
      'not-a-eth-address': () =>
        'Bitte geben Sie eine vollständige Ethereum-Adresse ein: 0x und 40 Ziffern oder Buchstaben a bis f.',
      'not-a-usdt-address': () =>
        'Bitte geben Sie eine vollständige Tether-Adresse ein. Sie beginnt mit 0x oder T.',
    },
    submit: 'Auszahlen',
    processing: 'Wird verarbeitet …',
    startOver: 'Neu beginnen',
    resumed: {
      text: 'Ihre letzte Auszahlung wurde unterbrochen, bevor die Bank sie bestätigt hat.',
      help: 'Sie steht unten im Formular. Sie können sie bedenkenlos erneut senden: Sie wird höchstens einmal ausgezahlt.',
    },
  },
  review: {
    title: 'Prüfen Sie Ihre Auszahlung',
    amount: 'Betrag',
    method: 'Zahlungsart',
    before: 'Guthaben jetzt',
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
    hint: 'Diesen Code erhalten Sie vom Administrator.',
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
      'Das Geld ist von Ihrem Guthaben abgebucht. In Ihren Umsätzen bleibt es ausstehend, da sein Eingang außerhalb dieser Bank bestätigt wird.',
    receipt: 'Beleg öffnen',
    dashboard: 'Zur Übersicht',
    close: 'Schließen',
  },
  receipt: {
    title: 'Beleg',
    intro:
      'Drucken Sie ihn, speichern Sie ihn als PDF oder teilen Sie ihn. Über seine Adresse öffnen Sie ihn wieder.',
    demonstration: 'Beleg einer Demonstration. Es wurde kein echtes Geld bewegt.',
    amount: 'Ausgezahlter Betrag',
    date: 'Datum',
    reference: 'Referenz',
    from: 'Vom Konto von',
    method: 'Zahlungsart',
    status: 'Status',
    completed: 'Ausgezahlt. In den Umsätzen bleibt es ausstehend, bis der Eingang bestätigt ist.',
    print: 'Drucken',
    share: 'Teilen',
    shareFailed: 'Der Beleg konnte nicht geteilt werden. Sie können ihn stattdessen drucken.',
    copy: 'Als Text kopieren',
    again: 'Weitere Überweisung',
    missing: 'Diesen Beleg gibt es nicht',
    missingHelp:
      'Vielleicht gehört er einer anderen Person, oder seine Adresse ist nicht vollständig.',
    loadFailed: 'Der Beleg konnte nicht geladen werden.',
  },
  payees: {
    choose: 'Gespeicherter Empfänger',
    new: 'Jemand Neues',
    manage: 'Empfänger verwalten',
    loadFailed:
      'Ihre gespeicherten Empfänger konnten nicht geladen werden. Sie können das Formular selbst ausfüllen.',
    title: 'Gespeicherte Empfänger',
    none: 'Keine gespeicherten Empfänger',
    noneHelp: 'Nach einer Auszahlung können Sie deren Empfänger speichern.',
    name: 'Name des Empfängers',
    problems: {
      required: 'Bitte füllen Sie dieses Feld aus.',
      'too-long': 'Bitte geben Sie höchstens 60 Zeichen ein.',
      taken: 'Sie haben schon einen Empfänger dieses Namens.',
    },
    save: 'Empfänger speichern',
    saveTitle: 'Künftig wieder dorthin zahlen?',
    unconfirmed:
      'Um diesen Empfänger zu speichern, bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.',
    mailbox: 'Lokales Postfach',
    saved: (name) => `${name} gehört jetzt zu Ihren gespeicherten Empfängern.`,
    full: FULL,
    busy: 'Wird gespeichert …',
    rename: 'Umbenennen',
    renameOf: (name) => `${name} umbenennen`,
    saveName: 'Namen speichern',
    delete: 'Löschen',
    deleteOf: (name) => `${name} löschen`,
    deleteTitle: (name) => `${name} löschen?`,
    deleteHelp: 'Was Sie bisher gezahlt haben, bleibt in Ihren Umsätzen.',
    deleting: 'Wird gelöscht …',
    cancel: 'Abbrechen',
    close: 'Schließen',
    renamed: (name) => `In ${name} umbenannt.`,
    deleted: (name) => `${name} ist gelöscht.`,
    failures: {
      network: 'Die Bank war nicht erreichbar. Es wurde nichts geändert.',
      'permission-denied': 'Die Bank hat dies abgelehnt. Es wurde nichts geändert.',
      conflict: FULL,
      'not-found': 'Dieser Empfänger ist bereits gelöscht.',
    },
    failed: 'Das hat nicht funktioniert. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
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
      text: 'Dieser VAT-Code ist nach fünf Versuchen gesperrt.',
      help: 'Es wurde kein Geld bewegt. Bitte wenden Sie sich für einen neuen Code an den Administrator.',
    },
    'vat-code-missing': {
      text: 'Für Sie wurde noch kein VAT-Code ausgestellt.',
      help: 'Es wurde kein Geld bewegt. Bitte wenden Sie sich für einen Code an den Administrator.',
    },
    'permission-denied': {
      text: FAILED,
      help: 'Die Bank hat diese Auszahlung abgelehnt. Es wurde kein Geld bewegt.',
    },
    'too-soon': {
      text: 'Auf einer anderen Seite von Ihnen wurde soeben ein Code eingegeben.',
      help: 'Warten Sie zwei Sekunden und versuchen Sie es dann erneut.',
    },
    network: {
      text: FAILED,
      help: 'Die Bank war nicht erreichbar. So oft Sie es auch versuchen: Diese Auszahlung erfolgt höchstens einmal.',
    },
  },
  failed: FAILED,
  error: {
    title: 'Fehler',
    close: 'Schließen',
    offline: {
      text: FAILED,
      help: 'Sie sind offline. Es wurde nichts gesendet.',
    },
  },
  bills: {
    title: 'Rechnungen bezahlen',
    intro:
      'Hier bezahlte Rechnungen stehen nur auf dieser Seite: Die Liste wird nicht gespeichert.',
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
    noneHelp: 'Wählen Sie eine Rechnung und einen Betrag, um die erste zu bezahlen.',
    paid: (category, amount) => `Rechnung „${category}“ über ${amount} bezahlt`,
  },
};
