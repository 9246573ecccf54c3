import type { Messages } from './messages';

export const messages: Messages = {
  offline: {
    title: 'Vous êtes hors ligne',
    since: (time) =>
      `Ce que vous voyez a été mis à jour pour la dernière fois à ${time}. Vous pourrez envoyer de l’argent ou modifier quelque chose une fois de nouveau en ligne.`,
    unknown: 'Nous afficherons votre compte dès que vous serez de nouveau en ligne.',
  },
  unreachable: {
    title: 'La banque est injoignable pour le moment',
    since: (time) =>
      `Ce que vous voyez a été mis à jour pour la dernière fois à ${time}. La connexion sera rétablie automatiquement. D’ici là, les paiements et les modifications peuvent échouer.`,
    unknown:
      'La connexion sera rétablie automatiquement. D’ici là, les paiements et les modifications peuvent échouer.',
  },
  visitor:
    'Vous pouvez poursuivre votre lecture. Vous pourrez vous connecter ou vous inscrire une fois de nouveau en ligne.',
};
