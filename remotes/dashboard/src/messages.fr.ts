import { numberFormat, plural } from '@bank/i18n';
import type { Messages } from './messages';

const figure = numberFormat();

export const messages: Messages = {
  greeting: (username) => `Bonjour, ${username}`,
  greetingMeanwhile: 'Bonjour',
  lead: 'Votre compte en un coup d’œil.',
  balanceLoading: 'Chargement de votre solde…',
  loadFailed: 'Votre compte n’a pas pu être chargé.',
  missing: 'Votre compte n’est pas encore configuré. Veuillez contacter l’administrateur.',
  reload: 'Recharger la page',
  balance: {
    title: 'Solde disponible',
    show: 'Afficher le solde',
    hide: 'Masquer le solde',
    stars: '******',
    hidden: 'Solde masqué',
    accountNumber: 'Numéro de compte :',
    addMoney: 'Ajouter de l’argent',
    bankTransfer: 'Virement bancaire',
  },
  quickPay: {
    button: 'Paiement rapide',
    text: 'Contactez l’administrateur pour effectuer un dépôt',
    close: 'Fermer',
  },
  shortcuts: {
    title: 'Raccourcis',
    transfer: 'Virement',
    loan: 'Prêt',
    cards: 'Cartes',
    bills: 'Payer des factures',
  },
  onboarding: {
    title: 'Configurez votre compte',
    progress: (done, of) =>
      `${done} ${plural(done, { one: 'étape effectuée', other: 'étapes effectuées' })} sur ${of}`,
    done: 'Terminé',
    open: 'À faire',
    steps: {
      email: {
        title: 'Confirmez votre adresse e-mail',
      },
      identity: {
        title: 'Vérifiez votre identité',
        text: 'Envoyez-nous votre pièce d’identité. Les virements exigent un compte de niveau 2.',
      },
      deposit: {
        title: 'Faites votre premier dépôt',
        text: 'L’administrateur crédite votre compte pour vous.',
      },
      transfer: {
        title: 'Faites votre premier virement',
        text: 'Envoyez de l’argent vers un compte bancaire, un portefeuille ou une adresse crypto.',
      },
    },
  },
  history: {
    all: 'Toutes les transactions',
    deposit: 'Effectuer un dépôt',
    title: 'Transactions',
    lead: 'Recherchez et exportez vos transactions.',
    back: 'Retour à l’aperçu',
    searchHint: 'Bénéficiaire, référence, catégorie, note ou mot-clé',
  },
  export: {
    title: 'Exporter',
    csv: 'Télécharger en CSV',
    pdf: 'Télécharger le relevé en PDF',
    busy: 'Préparation…',
    empty: 'Aucune transaction à exporter.',
    failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
    tooMany: (most) =>
      `Il y a plus de ${figure.format(most)} transactions. Choisissez une période plus courte.`,
    done: (count) =>
      `Votre fichier est prêt : ${figure.format(count)} ${plural(count, { one: 'transaction', other: 'transactions' })}.`,
    columns: {
      date: 'Date',
      type: 'Type',
      status: 'Statut',
      amount: 'Montant',
      currency: 'Devise',
      method: 'Mode de paiement',
      payee: 'Bénéficiaire',
      reference: 'Référence',
    },
  },
  statement: {
    title: 'Relevé de compte',
    holder: 'Titulaire du compte',
    period: 'Période',
    made: 'Établi le',
    opening: 'Solde initial',
    moneyIn: 'Entrées',
    moneyOut: 'Sorties',
    closing: 'Solde final',
    balance: 'Solde',
    beginning: 'ouverture du compte',
    today: 'aujourd’hui',
    span: (from, to) => `${from} – ${to}`,
    filtered:
      'Seules les transactions correspondant à vos filtres figurent ici. Les soldes et les totaux portent sur toute la période.',
    page: (page, of) => `Page ${page} sur ${of}`,
    none: 'Aucune transaction pendant cette période.',
    demonstration: 'Ceci est une démonstration. Aucun argent réel ne circule.',
  },
  receipt: {
    back: 'Toutes les transactions',
    missing: 'Nous ne trouvons pas cette transaction sur votre compte.',
    loadFailed: 'Cette transaction n’a pas pu être chargée.',
  },
  activity: {
    title: 'Vos six derniers mois',
    balance: 'Évolution du solde',
    flow: 'Entrées et sorties',
    since: (date) => `Vos dernières transactions, depuis le ${date}.`,
    failed: 'Le graphique n’a pas pu être chargé.',
    none: 'Aucune activité pour le moment.',
    noneHelp: 'L’évolution de votre solde, vos entrées et vos sorties apparaîtront ici.',
    loading: 'Chargement des graphiques…',
    day: 'Jour',
    month: 'Mois',
    moneyIn: 'Entrées',
    moneyOut: 'Sorties',
    balanceSummary: (first, last, low, high) =>
      `De ${first} à ${last}. Minimum : ${low}. Maximum : ${high}.`,
    flowSummary: (moneyIn, moneyOut) => `Entrées : ${moneyIn}. Sorties : ${moneyOut}.`,
    hidden: 'Affichez votre solde pour voir ce graphique.',
    hiddenFigures: 'Affichez votre solde pour voir les montants.',
  },
  deposit: {
    title: 'Dépôt',
    lead: 'L’administrateur crédite votre compte pour vous.',
    card: 'Ajouter de l’argent à votre compte',
    cardHelp: 'Voir comment faire',
    toast: 'Contactez l’administrateur pour effectuer un dépôt',
    recent: 'Transactions récentes',
    none: 'Aucune transaction récente',
    noneHelp: 'Votre historique montre tous vos dépôts.',
    history: 'Voir toutes les transactions',
  },
};
