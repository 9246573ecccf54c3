import { plural } from '@bank/i18n';
import type { Messages } from './messages';

const FAILED = 'Une erreur est survenue lors du retrait. Veuillez réessayer.';

export const messages: Messages = {
  withdrawal: {
    title: 'Virement',
    intro:
      'Envoyez de l’argent de votre solde vers un compte bancaire, un portefeuille électronique ou une adresse crypto.',
    loadFailed: 'Votre compte n’a pas pu être chargé.',
    reload: 'Recharger la page',
    balance: 'Solde disponible',
    balanceIs: (amount) => `Votre solde est maintenant de ${amount}.`,
    method: 'Mode de paiement',
    methodNames: {
      Bank: 'Banque',
      PayPal: 'PayPal',
      CashApp: 'CashApp',
      Cryptocurrency: 'Cryptomonnaie',
    },
    methodNeeds: {
      Bank: 'Il vous faut le numéro de compte, le nom de la banque et celui du titulaire.',
      PayPal: 'Il vous faut l’adresse e-mail du compte PayPal.',
      CashApp: 'Il vous faut l’adresse e-mail ou le $cashtag CashApp.',
      Cryptocurrency: 'Il vous faut l’adresse crypto et la cryptomonnaie qu’elle accepte.',
    },
    fields: {
      accountNumber: 'Numéro de compte',
      bankName: 'Nom de la banque',
      accountHolderName: 'Titulaire du compte',
      cryptoAddress: 'Adresse crypto',
      cryptoType: 'Cryptomonnaie',
      amount: 'Montant',
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
    problems: {
      required: () => 'Veuillez remplir ce champ.',
      'too-long': (length) => `Veuillez saisir ${length} caractères au plus.`,
      'hidden-characters': () =>
        'Votre saisie contient des caractères invisibles, peut-être issus d’un copier-coller. Veuillez la retaper.',
      'not-an-account': () =>
        'Saisissez un numéro de compte composé uniquement de lettres et de chiffres.',
      'not-an-email': () => 'Saisissez une adresse e-mail valide.',
      'not-an-email-or-cashtag': () =>
        'Saisissez une adresse e-mail valide ou un cashtag, par exemple $ada.',
      'not-a-btc-address': () =>
        'Saisissez une adresse Bitcoin valide. Elle commence par 1, 3 ou bc1.',
      'not-a-eth-address': () =>
        'Saisissez une adresse Ethereum valide : 0x suivi de 40 caractères (0–9 et a–f).',
      'not-a-usdt-address': () => 'Saisissez une adresse Tether valide. Elle commence par 0x ou T.',
    },
    useAll: 'Tout utiliser',
    suspicious: {
      iban: 'Vérifiez cet IBAN. Il semble contenir une faute de frappe.',
      card: 'Vérifiez ce numéro. S’il s’agit d’un numéro de carte, il semble contenir une faute de frappe.',
    },
    submit: 'Retirer',
    processing: 'Traitement en cours…',
    startOver: 'Recommencer',
    resumed: {
      checking: 'Nous vérifions si votre dernier retrait a été effectué.',
      text: 'Votre dernier retrait a été interrompu avant d’être confirmé.',
      help: 'Il est prérempli ci-dessous. Vous pouvez le renvoyer en toute sécurité : vous ne serez pas débité deux fois.',
    },
  },
  restrictions: {
    title: 'Vous ne pouvez pas encore faire de retrait',
    code: 'Veuillez contacter l’administrateur pour obtenir un code.',
  },
  summary: {
    title: 'Récapitulatif',
    to: 'À',
    method: 'Mode de paiement',
    amount: 'Montant',
    after: 'Solde après le retrait',
    none: 'Pas encore connu',
  },
  balance: {
    show: 'Afficher le solde',
    hide: 'Masquer le solde',
    stars: '******',
    hidden: 'Solde masqué',
  },
  review: {
    title: 'Vérifiez votre retrait',
    before: 'Solde actuel',
    back: 'Retour',
    confirm: 'Confirmer',
  },
  upgrade: {
    title: 'Niveau supérieur requis',
    link: 'Passer au niveau supérieur',
    close: 'Pas maintenant',
  },
  vat: {
    title: 'Saisissez le code VAT à 4 chiffres',
    label: 'Code VAT',
    hint: 'Pas encore de code ? Contactez l’administrateur.',
    incomplete: 'Saisissez les quatre chiffres.',
    submit: 'Envoyer',
    cancel: 'Annuler',
    guessesLeft: (count) =>
      `Il vous reste ${count} ${plural(count, { one: 'essai', other: 'essais' })}.`,
    noGuessLeft:
      'Ce code est désormais bloqué. Veuillez contacter l’administrateur pour en obtenir un nouveau.',
  },
  success: {
    title: 'Retrait effectué',
    balance: 'Nouveau solde',
    receipt: 'Voir le reçu',
    dashboard: 'Aller à l’aperçu',
    done: 'Terminé',
  },
  receipt: {
    title: 'Reçu',
    intro:
      'Imprimez-le, enregistrez-le en PDF ou partagez-le. Ajoutez cette page à vos favoris pour le retrouver.',
  },
  payees: {
    choose: 'Bénéficiaire enregistré',
    new: 'Nouveau bénéficiaire',
    manage: 'Gérer les bénéficiaires',
    loadFailed:
      'Vos bénéficiaires enregistrés n’ont pas pu être chargés. Vous pouvez saisir les informations vous-même.',
  },
  refusals: {
    unauthenticated: { text: 'Vous n’êtes pas connecté.' },
    'invalid-amount': { text: 'Montant de retrait invalide.' },
    'insufficient-funds': { text: 'Solde insuffisant.' },
    'transactions-disabled': {
      text: 'Le système est en cours de mise à jour. Les transactions sont temporairement désactivées.',
    },
    'level-too-low': {
      text: 'Le niveau de votre compte est trop bas pour cette transaction. Veuillez passer au niveau 2.',
    },
    'wrong-vat-code': { text: 'Code VAT incorrect. Veuillez réessayer.' },
    'vat-code-locked': {
      text: 'Ce code VAT est bloqué après cinq essais erronés.',
      help: 'Aucun argent n’a quitté votre compte. Veuillez contacter l’administrateur pour obtenir un nouveau code.',
    },
    'vat-code-missing': {
      text: 'Vous n’avez pas encore de code VAT.',
      help: 'Aucun argent n’a quitté votre compte. Veuillez contacter l’administrateur pour obtenir un code.',
    },
    'permission-denied': {
      text: FAILED,
      help: 'La banque a refusé ce retrait. Aucun argent n’a quitté votre compte.',
    },
    'changed-meanwhile': {
      text: 'Ce paiement prévu a déjà été effectué ou modifié.',
      help: 'Aucun montant n’a été débité.',
    },
    'too-soon': {
      text: 'Un code vient d’être saisi dans un autre onglet.',
      help: 'Attendez deux secondes, puis réessayez.',
    },
    network: {
      text: FAILED,
      help: 'La connexion a été interrompue avant la confirmation. Vous pouvez réessayer en toute sécurité : vous ne serez pas débité deux fois.',
    },
  },
  failed: FAILED,
  error: {
    title: 'Erreur',
    close: 'Fermer',
    offline: {
      text: FAILED,
      help: 'Vous êtes hors ligne : rien n’a été envoyé. Aucun argent n’a quitté votre compte.',
    },
  },
};
