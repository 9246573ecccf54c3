import type { Messages } from './messages';

export const messages: Messages = {
  label: 'Rechercher un utilisateur',
  hint: 'Saisissez le début d’un nom ou d’une adresse e-mail, ou un identifiant complet.',
  results: 'Utilisateurs trouvés',
  searching: 'Recherche…',
  none: 'Aucun utilisateur trouvé.',
  found: (count) => (count === 1 ? '1 utilisateur trouvé.' : `${count} utilisateurs trouvés.`),
  more: (count) => `Les ${count} premiers utilisateurs. Précisez votre recherche.`,
  failed: 'La recherche a échoué. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
};
