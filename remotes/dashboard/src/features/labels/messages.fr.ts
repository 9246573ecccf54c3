import { LABEL_LIMITS } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Catégorie et notes',
  help: 'Vous seul pouvez voir ces informations. La transaction elle-même ne change pas.',
  loadFailed: 'Nous n’avons pas pu charger votre catégorie et vos notes.',
  category: 'Catégorie',
  choose: 'Choisir une catégorie',
  categories: {
    groceries: 'Courses',
    eating_out: 'Restaurants et cafés',
    transport: 'Transports',
    housing: 'Logement',
    bills: 'Factures',
    health: 'Santé',
    shopping: 'Achats',
    leisure: 'Loisirs',
    travel: 'Voyages',
    family: 'Famille',
    income: 'Revenus',
    other: 'Autres',
  },
  note: 'Note',
  tags: 'Mots-clés',
  tagsHint: `${LABEL_LIMITS.tags} au maximum, séparés par des virgules`,
  problems: {
    category: 'Veuillez choisir une catégorie.',
    'too-many-tags': `Saisissez ${LABEL_LIMITS.tags} mots-clés au maximum.`,
    'tag-too-long': `Un mot-clé peut comporter ${LABEL_LIMITS.tag} caractères au maximum.`,
  },
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Catégorie et notes enregistrées.',
  change: 'Modifier',
  cancel: 'Annuler',
  remove: 'Supprimer',
  removing: 'Suppression…',
  removed: 'Catégorie et notes supprimées.',
  failures: {
    network:
      'Impossible de joindre la banque : rien n’a été modifié. Veuillez réessayer une fois en ligne.',
  },
  failed: 'Une erreur est survenue : rien n’a été modifié. Veuillez réessayer.',
};
