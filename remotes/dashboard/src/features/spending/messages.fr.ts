import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Dépenses par catégorie',
  help: 'Seules les transactions avec une catégorie sont prises en compte.',
  comparison: 'Par rapport au mois dernier',
  show: 'Comparer les mois',
  update: 'Actualiser',
  busy: 'Calcul en cours…',
  hidden: 'Affichez votre solde pour voir les montants.',
  changes: 'Principales variations à ce jour',
  more: (category, amount) => `${category} : ${amount} de plus`,
  less: (category, amount) => `${category} : ${amount} de moins`,
  category: 'Catégorie',
  empty:
    'Aucune transaction de ces deux mois n’a de catégorie. Ouvrez une transaction pour en ajouter une.',
  failed: 'Le calcul par catégorie a échoué. Veuillez réessayer.',
};
