import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Dépenses par catégorie',
  help: 'Seules les transactions auxquelles vous avez ajouté une catégorie sont prises en compte.',
  comparison: 'Par rapport au mois dernier',
  show: 'Comparer les mois',
  update: 'Actualiser',
  busy: 'Calcul en cours…',
  hidden: 'Affichez votre solde pour voir les montants.',
  changes: 'Principales variations depuis le début du mois',
  change: (category, change) => `${category} : ${change}`,
  more: (amount, month) => `${amount} de plus qu’en ${month}`,
  less: (amount, month) => `${amount} de moins qu’en ${month}`,
  category: 'Catégorie',
  empty:
    'Aucune transaction de ces deux mois n’a de catégorie. Ouvrez une transaction pour en ajouter une.',
  failed: 'Le calcul par catégorie a échoué. Veuillez réessayer.',
};
