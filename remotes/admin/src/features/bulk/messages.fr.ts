import { plural } from '@bank/i18n';
import type { Messages } from './messages';

const users = (count: number) =>
  plural(count, { one: `${count} utilisateur`, other: `${count} utilisateurs` });

export const messages: Messages = {
  titles: {
    enable: (count) => `Activer les transactions de ${users(count)}`,
    disable: (count) => `Désactiver les transactions de ${users(count)}`,
    issue_vat_code: (count) => `Générer des codes VAT pour ${users(count)}`,
  },
  explanations: {
    enable: 'Chacun pourra alors effectuer des retraits et recevoir des crédits.',
    disable: 'Aucun d’eux ne pourra plus effectuer de retraits ni recevoir de crédits.',
    issue_vat_code:
      'Les codes précédents cessent de fonctionner, et chacun dispose de cinq nouveaux essais.',
  },
  actions: { enable: 'Activer', disable: 'Désactiver', issue_vat_code: 'Générer' },
  again: 'Réessayer le reste',
  close: 'Fermer',
  running: 'En cours…',
  progress: (done, all) => `${done} sur ${all} terminés`,
  interrupted: (done, all) =>
    `La connexion a été perdue. ${done} sur ${all} sont terminés, et aucun autre n’a été commencé.`,
  interruptedHelp:
    'Réessayez le reste ici une fois la connexion rétablie. Rien n’est exécuté deux fois.',
  ended: (done, all) => `${done} sur ${all} sont terminés.`,
  endedHelp: 'Les autres n’ont pas été modifiés. Vous pouvez réessayer.',
  table: 'Résultats',
  columns: { user: 'Utilisateur', result: 'Résultat' },
  states: { waiting: 'En attente', running: 'En cours', done: 'Terminé' },
  failures: {
    network: 'Pas de réponse de la banque',
    'permission-denied': 'Non autorisé par la banque',
    'not-found': 'Ce compte n’existe plus',
  },
  failed: 'Échec',
};
