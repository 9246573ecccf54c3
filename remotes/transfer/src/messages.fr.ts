import { plural } from '@bank/i18n';
import type { Messages } from './messages';

const FAILED = 'Une erreur est survenue lors du retrait. Veuillez réessayer.';
const FULL =
  'Vous avez 20 bénéficiaires enregistrés, le maximum. Supprimez-en un pour en enregistrer un autre.';

export const messages: Messages = {
  withdrawal: {
    title: 'Virement',
    intro:
      'Retirez de votre solde vers une banque, un portefeuille électronique ou une adresse crypto.',
    loadFailed: 'Votre compte n’a pas pu être chargé.',
    reload: 'Recharger la page',
    balance: 'Solde disponible',
    method: 'Mode de paiement',
    methodNames: {
      Bank: 'Banque',
      PayPal: 'PayPal',
      CashApp: 'CashApp',
      Cryptocurrency: 'Cryptomonnaie',
    },
    fields: {
      accountNumber: 'Numéro de compte',
      bankName: 'Nom de la banque',
      accountHolderName: 'Titulaire du compte',
      email: 'Adresse e-mail',
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
        'Ce texte contient des caractères invisibles, peut-être collés avec lui. Saisissez-le à nouveau.',
      'not-an-account': () =>
        'Veuillez saisir un numéro de compte composé de lettres et de chiffres.',
      'not-an-email': () => 'Veuillez saisir une adresse e-mail complète.',
      'not-an-email-or-cashtag': () =>
        'Veuillez saisir une adresse e-mail complète, ou un cashtag tel que $ada.',
      'not-a-btc-address': () =>
        'Veuillez saisir une adresse Bitcoin complète. Elle commence par 1, 3 ou bc1.',
      'not-a-eth-address': () =>
        'Veuillez saisir une adresse Ethereum complète : 0x suivi de 40 chiffres ou lettres de a à f.',
      'not-a-usdt-address': () =>
        'Veuillez saisir une adresse Tether complète. Elle commence par 0x ou T.',
    },
    submit: 'Retirer',
    processing: 'Traitement en cours…',
    startOver: 'Recommencer',
    resumed: {
      text: 'Votre dernier retrait a été interrompu avant que la banque ne le confirme.',
      help: 'Il figure ci-dessous. Vous pouvez le renvoyer sans crainte : il n’est payé qu’une seule fois.',
    },
  },
  review: {
    title: 'Vérifiez votre retrait',
    amount: 'Montant',
    method: 'Mode de paiement',
    before: 'Solde actuel',
    after: 'Solde après le retrait',
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
    hint: 'L’administrateur vous remet ce code.',
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
    amount: 'Montant',
    method: 'Mode de paiement',
    balance: 'Nouveau solde',
    reference: 'Référence',
    pending:
      'L’argent a quitté votre solde. Dans votre historique, le retrait reste en attente, car son arrivée est confirmée hors de cette banque.',
    receipt: 'Ouvrir le reçu',
    dashboard: 'Aller à l’aperçu',
    close: 'Fermer',
  },
  receipt: {
    title: 'Reçu',
    intro: 'Imprimez-le, enregistrez-le en PDF ou partagez-le. Son adresse permet de le rouvrir.',
    demonstration: 'Reçu d’une démonstration. Aucun argent réel n’a circulé.',
    amount: 'Montant retiré',
    date: 'Date',
    reference: 'Référence',
    from: 'Du compte de',
    method: 'Mode de paiement',
    status: 'Statut',
    completed:
      'Versé. Dans l’historique, le retrait reste en attente jusqu’à la confirmation de son arrivée.',
    print: 'Imprimer',
    share: 'Partager',
    shareFailed: 'Le reçu n’a pas pu être partagé. Vous pouvez l’imprimer à la place.',
    copy: 'Copier sous forme de texte',
    again: 'Faire un autre virement',
    missing: 'Ce reçu n’existe pas',
    missingHelp: 'Il appartient peut-être à une autre personne, ou son adresse n’est pas complète.',
    loadFailed: 'Le reçu n’a pas pu être chargé.',
  },
  payees: {
    choose: 'Bénéficiaire enregistré',
    new: 'Quelqu’un d’autre',
    manage: 'Gérer les bénéficiaires',
    loadFailed:
      'Vos bénéficiaires enregistrés n’ont pas pu être chargés. Vous pouvez remplir le formulaire vous-même.',
    title: 'Bénéficiaires enregistrés',
    none: 'Aucun bénéficiaire enregistré',
    noneHelp: 'Après un retrait, vous pouvez en enregistrer le bénéficiaire.',
    name: 'Nom du bénéficiaire',
    problems: {
      required: 'Veuillez remplir ce champ.',
      'too-long': 'Veuillez saisir 60 caractères au plus.',
      taken: 'Vous avez déjà un bénéficiaire de ce nom.',
    },
    save: 'Enregistrer le bénéficiaire',
    saveTitle: 'Le payer à nouveau plus tard ?',
    unconfirmed:
      'Pour enregistrer ce bénéficiaire, confirmez d’abord votre adresse e-mail avec le lien que nous vous avons envoyé.',
    mailbox: 'Boîte aux lettres locale',
    saved: (name) => `${name} figure parmi vos bénéficiaires enregistrés.`,
    full: FULL,
    busy: 'Enregistrement…',
    rename: 'Renommer',
    renameOf: (name) => `Renommer ${name}`,
    saveName: 'Enregistrer le nom',
    delete: 'Supprimer',
    deleteOf: (name) => `Supprimer ${name}`,
    deleteTitle: (name) => `Supprimer ${name} ?`,
    deleteHelp: 'Ce que vous lui avez payé reste dans votre historique.',
    deleting: 'Suppression…',
    cancel: 'Annuler',
    close: 'Fermer',
    renamed: (name) => `Renommé en ${name}.`,
    deleted: (name) => `${name} est supprimé.`,
    failures: {
      network: 'La banque était injoignable. Rien n’a été modifié.',
      'permission-denied': 'La banque a refusé cette opération. Rien n’a été modifié.',
      conflict: FULL,
      'not-found': 'Ce bénéficiaire est déjà supprimé.',
    },
    failed: 'L’opération n’a pas abouti. Rien n’a été modifié. Veuillez réessayer.',
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
      text: 'Ce code VAT est bloqué après cinq essais.',
      help: 'Aucun argent n’a circulé. Veuillez contacter l’administrateur pour obtenir un nouveau code.',
    },
    'vat-code-missing': {
      text: 'Aucun code VAT ne vous a encore été remis.',
      help: 'Aucun argent n’a circulé. Veuillez contacter l’administrateur pour obtenir un code.',
    },
    'permission-denied': {
      text: FAILED,
      help: 'La banque a refusé ce retrait. Aucun argent n’a circulé.',
    },
    'too-soon': {
      text: 'Une autre de vos pages vient d’essayer un code.',
      help: 'Attendez deux secondes, puis réessayez.',
    },
    network: {
      text: FAILED,
      help: 'La banque était injoignable. Quel que soit le nombre d’essais, ce retrait n’est payé qu’une seule fois.',
    },
  },
  failed: FAILED,
  error: {
    title: 'Erreur',
    close: 'Fermer',
    offline: {
      text: FAILED,
      help: 'Vous êtes hors ligne. Rien n’a été envoyé.',
    },
  },
  bills: {
    title: 'Payer des factures',
    intro:
      'Les factures payées ici ne figurent que sur cette page : la liste n’est pas enregistrée.',
    category: 'Facture',
    categories: {
      Electricity: 'Électricité',
      Water: 'Eau',
      Internet: 'Internet',
      Phone: 'Téléphone',
      Rent: 'Loyer',
    },
    amount: 'Montant',
    submit: 'Payer la facture',
    missing: 'Veuillez choisir une facture et saisir un montant',
    history: 'Factures payées',
    columns: { category: 'Catégorie', amount: 'Montant', date: 'Date' },
    none: 'Aucune facture payée pour l’instant',
    noneHelp: 'Choisissez une facture et un montant pour payer la première.',
    paid: (category, amount) => `Facture « ${category} » de ${amount} payée`,
  },
};
