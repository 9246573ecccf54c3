import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Reçu',
  heading: (bank) => `${bank} : reçu de démonstration`,
  line: (name, value) => `${name} : ${value}`,
  demonstration: 'Reçu de démonstration. Aucun argent réel n’a circulé.',
  pending:
    'L’argent a été débité de votre solde. Le retrait reste en attente dans votre historique jusqu’à ce que la banque ou le portefeuille du bénéficiaire le confirme.',
  rows: {
    amount: 'Montant',
    status: 'Statut',
    date: 'Date',
    type: 'Type',
    from: 'De',
    to: 'À',
    method: 'Mode de paiement',
    accountNumber: 'Numéro de compte',
    bankName: 'Nom de la banque',
    accountHolderName: 'Titulaire du compte',
    email: 'Adresse e-mail',
    cryptoAddress: 'Adresse crypto',
    cryptoType: 'Cryptomonnaie',
    balance: 'Solde après opération',
    reference: 'Référence',
  },
  methods: {
    Bank: 'Banque',
    PayPal: 'PayPal',
    CashApp: 'CashApp',
    Cryptocurrency: 'Cryptomonnaie',
  },
  emailOf: {
    PayPal: 'Adresse e-mail PayPal',
    CashApp: 'Adresse e-mail ou $cashtag CashApp',
  },
  coins: {
    BTC: 'BTC (Bitcoin)',
    ETH: 'ETH (Ethereum)',
    USDT: 'USDT (Tether)',
  },
  share: 'Partager',
  copy: 'Copier sous forme de texte',
  shareFailed: 'Le reçu n’a pas pu être partagé. Vous pouvez l’imprimer à la place.',
  print: 'Imprimer',
  report: 'Signaler un problème',
};
