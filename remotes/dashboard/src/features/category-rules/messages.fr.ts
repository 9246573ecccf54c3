import { CATEGORY_RULE_LIMITS } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Règles de catégorie',
  empty:
    'Attribuez automatiquement une catégorie aux paiements vers un même bénéficiaire, par exemple Courses pour votre supermarché. Les catégories que vous avez choisies vous-même ne changent jamais.',
  help: 'Les paiements sans catégorie reçoivent celle de la première règle qui correspond, dès que cette liste les affiche. Les catégories que vous avez choisies vous-même ne changent jamais.',
  loadFailed: 'Nous n’avons pas pu charger vos règles de catégorie. Veuillez recharger la page.',
  contains: (text) => `Le bénéficiaire contient « ${text} »`,
  add: 'Ajouter une règle',
  full: `Vous avez ${CATEGORY_RULE_LIMITS.rules} règles, le maximum possible. Supprimez-en une pour en ajouter une autre.`,
  remove: 'Supprimer',
  removeOf: (text) => `Supprimer la règle « ${text} »`,
  removing: 'Suppression…',
  removed: (text) =>
    `La règle « ${text} » est supprimée. Les paiements gardent la catégorie qu’ils ont déjà.`,
  always: (payee) => `Toujours utiliser cette catégorie pour les paiements à ${payee}`,
  newTitle: 'Nouvelle règle de catégorie',
  text: 'Le bénéficiaire contient',
  textHint: 'Une partie du nom, de l’e-mail, du numéro de compte ou de la banque du bénéficiaire',
  textProblem: 'Veuillez saisir une partie du nom du bénéficiaire.',
  category: 'Catégorie',
  choose: 'Choisir une catégorie',
  categoryProblem: 'Veuillez choisir une catégorie.',
  effect: 'La règle s’applique à vos paiements sans catégorie.',
  counting: 'Vérification de vos derniers paiements…',
  countFailed:
    'Nous n’avons pas pu vérifier vos derniers paiements. Ceux qui correspondent recevront la catégorie dès que la liste des transactions les affichera.',
  noneMatch:
    'Aucun de vos derniers paiements sans catégorie ne correspond. La règle s’appliquera aux prochains paiements.',
  count: (count, category) =>
    count === 1
      ? `1 de vos derniers paiements correspond et n’a pas encore de catégorie. Il recevra la catégorie « ${category} » à l’enregistrement.`
      : `${count} de vos derniers paiements correspondent et n’ont pas encore de catégorie. Ils recevront la catégorie « ${category} » à l’enregistrement.`,
  save: 'Enregistrer la règle',
  saving: 'Enregistrement…',
  saved: 'Règle enregistrée.',
  savedFor: (count, category) =>
    count === 1
      ? `Règle enregistrée. 1 paiement a maintenant la catégorie « ${category} ».`
      : `Règle enregistrée. ${count} paiements ont maintenant la catégorie « ${category} ».`,
  savedOnly:
    'Règle enregistrée. Les paiements qui correspondent recevront la catégorie dès que la liste des transactions les affichera.',
  failures: {
    network:
      'Impossible de joindre la banque : rien n’a été modifié. Veuillez réessayer une fois en ligne.',
    'changed-meanwhile':
      'Vos règles viennent d’être modifiées dans un autre onglet ou sur un autre appareil : rien n’a été modifié ici. Vérifiez-les et réessayez.',
  },
  failed: 'Une erreur est survenue : rien n’a été modifié. Veuillez réessayer.',
};
