import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Budgets mensuels',
  titleOf: (month) => `Budgets pour ${month}`,
  empty:
    'Fixez le montant que vous souhaitez dépenser en un mois pour une catégorie, par exemple les courses. Vous verrez ici ce qu’il en reste.',
  loadFailed: 'Nous n’avons pas pu charger vos budgets. Veuillez recharger la page.',
  spentFailed: 'Nous n’avons pas pu calculer vos dépenses de ce mois-ci.',
  retry: 'Réessayer',
  monthly: (amount) => `${amount} par mois`,
  left: (left, budget) => `Il reste ${left} sur ${budget}`,
  spent: (spent, budget) => `${spent} dépensés sur ${budget}`,
  near: (percent) => `Vous avez dépensé ${percent} de ce budget`,
  used: 'Budget entièrement dépensé',
  over: (amount) => `Budget dépassé de ${amount}`,
  meter: (category) => `Budget « ${category} »`,
  add: 'Fixer un budget',
  change: 'Modifier',
  changeOf: (category) => `Modifier le budget « ${category} »`,
  category: 'Catégorie',
  choose: 'Choisir une catégorie',
  amount: 'Budget mensuel',
  amountOf: (category) => `Budget mensuel « ${category} »`,
  chooseProblem: 'Veuillez choisir une catégorie.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: (category) => `Le budget « ${category} » est enregistré.`,
  cancel: 'Annuler',
  remove: 'Supprimer le budget',
  removing: 'Suppression…',
  removed: (category) => `Le budget « ${category} » est supprimé.`,
  changedTo: (amount) =>
    `Ce budget a été modifié dans un autre onglet ou sur un autre appareil : il est maintenant de ${amount}. Enregistrez pour le remplacer.`,
  removedElsewhere:
    'Ce budget a été supprimé dans un autre onglet ou sur un autre appareil. Enregistrez pour le fixer à nouveau.',
  failures: {
    network:
      'Impossible de joindre la banque : rien n’a été modifié. Veuillez réessayer une fois en ligne.',
    'changed-meanwhile':
      'Ce budget vient d’être modifié dans un autre onglet ou sur un autre appareil : nous ne l’avons pas remplacé. Vérifiez le montant et réessayez.',
  },
  failed: 'Une erreur est survenue : rien n’a été modifié. Veuillez réessayer.',
};
