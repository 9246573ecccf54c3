import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Notifications',
  unread: (count) => (count < 2 ? `${count} nouvelle` : `${count} nouvelles`),
  moreUnread: (count) => `Plus de ${count} nouvelles`,
  isUnread: 'Nouvelle :',
  empty: 'Rien de nouveau',
  emptyHelp:
    'Les décisions sur vos demandes, l’argent reçu, les paiements à effectuer et les changements de votre blocage et de vos plafonds apparaissent ici.',
  loading: 'Chargement de vos notifications…',
  failed: 'Vos notifications n’ont pas pu être chargées. Votre compte n’est pas concerné.',
  retry: 'Réessayer',
  kyc: {
    approved: 'Vérification d’identité approuvée',
    rejected: 'Vérification d’identité refusée',
  },
  loan: { approved: 'Prêt approuvé et versé', rejected: 'Prêt refusé' },
  dispute: {
    approved: (reference) => `Signalement ${reference} approuvé`,
    rejected: (reference) => `Signalement ${reference} refusé`,
  },
  moneyReceived: 'Crédit',
  loanReceived: 'Versement de prêt',
  withAmount: (text, amount) => `${text} : ${amount}`,
  due: (name) => `${name} est à payer`,
  locked: 'Paiements bloqués',
  unlocked: 'Paiements débloqués',
  unlockWaits: (time) =>
    `Déblocage demandé : les paiements seront à nouveau possibles à partir du ${time}`,
  limitsChanged: 'Vos nouveaux plafonds s’appliquent',
  limitsWait: (time) => `Modification de plafond demandée : elle s’applique à partir du ${time}`,
  protectionChanged: 'Blocage et plafonds modifiés',
};
