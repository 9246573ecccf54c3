import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Codes erronés',
  lead: 'Les clients qui ont saisi un code VAT erroné, les codes bloqués d’abord. Un nouveau code les débloque.',
  loading: 'Chargement des codes erronés…',
  failed: 'Les codes erronés n’ont pas pu être chargés.',
  table: 'Clients avec des codes erronés',
  empty: 'Aucun code erroné.',
  pages: 'Pages de codes erronés',
  unknownPerson: 'Ce compte n’existe plus',
  columns: {
    person: 'Utilisateur',
    attempts: 'Essais',
    status: 'Statut',
    last: 'Dernier essai',
  },
  attemptsOf: (count, most) => `${count} sur ${most}`,
  locked: 'Bloqué',
  open: 'Actif',
};
