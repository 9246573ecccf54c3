import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Sécurité',
  lead: 'Bloquez les paiements en cas d’urgence et décidez combien d’argent peut quitter votre compte.',
  back: 'Retour au profil',
  loadFailed:
    'Le blocage et vos plafonds n’ont pas pu être chargés. Vos paiements restent protégés comme avant.',
  lock: {
    title: 'Blocage d’urgence',
    help: 'Si quelqu’un connaît peut-être votre mot de passe ou a votre appareil, bloquez les paiements : aucun argent ne quitte votre compte tant que vous ne les débloquez pas. Pour cela, il faut votre mot de passe et 24 heures.',
    action: 'Bloquer les paiements',
    confirmTitle: 'Bloquer les paiements ?',
    confirmHelp:
      'Dès maintenant, aucun argent ne pourra quitter votre compte. Vous pourrez débloquer les paiements avec votre mot de passe, ce qui prend alors 24 heures.',
    busy: 'Blocage…',
    cancel: 'Annuler',
    failed:
      'Les paiements n’ont pas pu être bloqués : de l’argent peut encore quitter votre compte. Veuillez réessayer.',
    locked: 'Les paiements sont bloqués',
    lockedHelp: 'Aucun argent ne peut quitter votre compte.',
    since: (time) => `Bloqués depuis le ${time}.`,
    done: 'Les paiements sont bloqués.',
  },
  unlock: {
    action: 'Débloquer',
    title: 'Débloquer les paiements ?',
    help: 'Les paiements seront de nouveau possibles 24 heures après la saisie de votre mot de passe. D’ici là, vous pouvez les garder bloqués.',
    password: 'Mot de passe',
    missing: 'Saisissez votre mot de passe.',
    submit: 'Débloquer dans 24 heures',
    busy: 'Vérification…',
    cancel: 'Annuler',
    waits: (time) => `Les paiements seront de nouveau possibles à partir du ${time}.`,
    notYou: 'Si ce n’était pas vous, gardez-les bloqués et changez votre mot de passe.',
    keep: 'Garder bloqués',
    keeping: 'Enregistrement…',
    wrongPassword: 'Mot de passe incorrect',
    tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
    failed: 'Les paiements n’ont pas pu être débloqués. Ils restent bloqués. Veuillez réessayer.',
    keepFailed:
      'Le blocage n’a pas pu être maintenu : les paiements redeviendront possibles à l’heure indiquée. Veuillez réessayer.',
  },
  limits: {
    title: 'Vos plafonds',
    help: 'Un plafond arrête vos propres paiements qui le dépassent. Un plafond plus bas s’applique aussitôt. Un plafond plus élevé, ou aucun, s’applique après 24 heures.',
    names: { daily: 'Par jour', payment: 'Par paiement', newPayee: 'Nouveaux bénéficiaires' },
    explanations: {
      daily: 'Tous les paiements d’une journée ensemble. Une journée commence à minuit (UTC).',
      payment: 'Chaque paiement.',
      newPayee:
        'Le premier paiement supérieur à ce montant à un nouveau bénéficiaire attend 24 heures.',
    },
    none: 'Aucun plafond',
    noWait: 'Aucun délai',
    waits: (value, time) => `${value} à partir du ${time}`,
    keep: 'Annuler la modification',
    keepOf: (name) => `Annuler la modification : ${name}`,
    keeping: 'Enregistrement…',
    set: 'Fixer un plafond',
    change: 'Modifier',
    actionOf: (action, name) => `${action} : ${name}`,
    amount: 'Montant',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    remove: 'Supprimer le plafond',
    cancel: 'Annuler',
    restarts:
      'Si ce plafond augmente, les 24 heures repartent à zéro pour toutes vos modifications en attente.',
    whileUnlocking:
      'Vos paiements sont en cours de déblocage. Relevez ce plafond ensuite : sinon, les 24 heures repartiraient à zéro.',
    saved: 'Votre plafond est enregistré et s’applique dès maintenant.',
    savedForLater: 'Votre modification est enregistrée et s’appliquera dans 24 heures.',
    cancelled: 'La modification est annulée.',
    failed: 'Votre plafond n’a pas pu être modifié. Il reste le même. Veuillez réessayer.',
  },
};
