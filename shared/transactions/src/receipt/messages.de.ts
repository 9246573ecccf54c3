import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Beleg',
  heading: (bank) => `${bank}: Demo-Beleg`,
  line: (name, value) => `${name}: ${value}`,
  demonstration: 'Demo-Beleg. Es wurde kein echtes Geld bewegt.',
  pending:
    'Das Geld wurde von Ihrem Guthaben abgebucht. In Ihren Umsätzen steht die Auszahlung als ausstehend, bis die empfangende Bank oder Wallet sie bestätigt.',
  rows: {
    amount: 'Betrag',
    status: 'Status',
    date: 'Datum',
    type: 'Art',
    from: 'Von',
    to: 'An',
    method: 'Zahlungsart',
    accountNumber: 'Kontonummer',
    bankName: 'Name der Bank',
    accountHolderName: 'Kontoinhaber',
    email: 'E-Mail-Adresse',
    cryptoAddress: 'Krypto-Adresse',
    cryptoType: 'Coin',
    balance: 'Guthaben danach',
    reference: 'Referenz',
  },
  methods: {
    Bank: 'Bank',
    PayPal: 'PayPal',
    CashApp: 'CashApp',
    Cryptocurrency: 'Kryptowährung',
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
  share: 'Teilen',
  copy: 'Als Text kopieren',
  shareFailed: 'Der Beleg konnte nicht geteilt werden. Sie können ihn stattdessen drucken.',
  print: 'Drucken',
  report: 'Problem melden',
  again: 'Weitere Überweisung',
  missing: 'Beleg nicht gefunden',
  missingHelp:
    'Möglicherweise ist der Link unvollständig oder der Beleg gehört zu einem anderen Konto.',
  loadFailed: 'Der Beleg konnte nicht geladen werden.',
};
