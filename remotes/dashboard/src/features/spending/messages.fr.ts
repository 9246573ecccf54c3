import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Dépenses',
  help: 'Les budgets et les catégories ne comptent que les transactions qui ont une catégorie.',
  comparison: 'Comparaison mensuelle',
  month: 'Comparer ce mois-ci avec',
  show: 'Comparer les mois',
  update: 'Actualiser',
  busy: 'Calcul en cours…',
  hidden: 'Affichez votre solde pour voir les montants.',
  changes: 'Principales variations à ce jour',
  more: (category, amount) => `${category} : ${amount} de plus`,
  less: (category, amount) => `${category} : ${amount} de moins`,
  category: 'Catégorie',
  payee: 'Bénéficiaire',
  byCategory: 'Par catégorie',
  byPayee: 'Par bénéficiaire',
  noPayments: 'Vous n’avez effectué aucun paiement au cours de ces deux mois.',
  latestPayments: 'Par bénéficiaire, seuls les 100 derniers paiements de chaque mois comptent.',
  empty:
    'Aucune transaction de ces deux mois n’a de catégorie. Ouvrez une transaction pour en ajouter une.',
  afterPlanned: 'Ce qu’il restera après les paiements prévus',
  failed: 'Le calcul des dépenses a échoué. Veuillez réessayer.',
};
