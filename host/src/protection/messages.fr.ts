import type { Messages } from './messages';

export const messages: Messages = {
  lock: 'Bloquer les paiements',
  locked: 'Les paiements sont bloqués',
  title: 'Bloquer les paiements ?',
  help: 'Dès maintenant, aucun argent ne pourra quitter votre compte. Vous pourrez débloquer les paiements dans « Sécurité » avec votre mot de passe, ce qui prend alors 24 heures.',
  confirm: 'Bloquer les paiements',
  busy: 'Blocage…',
  cancel: 'Annuler',
  done: 'Les paiements sont bloqués.',
  failed:
    'Les paiements n’ont pas pu être bloqués : de l’argent peut encore quitter votre compte. Veuillez réessayer.',
};
