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
    enable: 'Chacun pourra dès lors retirer et être crédité.',
    disable: 'Aucun d’eux ne pourra dès lors retirer ni être crédité.',
    issue_vat_code: 'Chaque ancien code cesse de fonctionner, et cinq nouveaux essais commencent.',
  },
  actions: { enable: 'Activer', disable: 'Désactiver', issue_vat_code: 'Générer' },
  again: 'Faire le reste',
  close: 'Fermer',
  running: 'En cours…',
  progress: (done, all) => `${done} sur ${all} faits`,
  interrupted: (done, all) =>
    `La connexion a été perdue : ${done} sur ${all} sont faits, et rien d’autre n’a été commencé.`,
  interruptedHelp:
    'Quand elle sera revenue, faites le reste ici. Ce qui était en route n’est exécuté qu’une fois au plus.',
  ended: (done, all) => `${done} sur ${all} sont faits.`,
  endedHelp: 'Les autres sont restés tels quels. Vous pouvez réessayer.',
  table: 'Résultats',
  columns: { user: 'Utilisateur', result: 'Résultat' },
  states: { waiting: 'En attente', running: 'En route', done: 'Fait' },
  failures: {
    network: 'La banque n’a pas répondu',
    'permission-denied': 'La banque a refusé',
    'not-found': 'Plus de compte',
  },
  failed: 'Échec',
};
