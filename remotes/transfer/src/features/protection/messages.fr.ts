import type { Messages } from './messages';

export const messages: Messages = {
  locked: 'Les paiements sont bloqués',
  lockedHelp:
    'Aucun argent ne peut quitter votre compte tant que vous n’avez pas débloqué les paiements.',
  unlocksAt: (time) => `Les paiements seront de nouveau possibles à partir du ${time}.`,
  limits: 'Vos plafonds',
  perPayment: (amount) => `${amount} au plus par paiement`,
  leftToday: (left, limit) => `Il vous reste aujourd’hui ${left} sur ${limit}`,
  startsAgain: (time) => `Votre plafond quotidien repart à zéro à ${time}.`,
  newPayees: (amount) =>
    `Le premier paiement de plus de ${amount} à un nouveau bénéficiaire attend 24 heures`,
  change: 'Modifier dans « Sécurité »',
  problems: {
    'payments-locked': {
      text: 'Les paiements sont bloqués.',
      help: 'Aucun argent n’a quitté votre compte. Vous pouvez débloquer les paiements dans « Sécurité ».',
    },
    'above-payment-limit': {
      text: 'Ce montant dépasse votre plafond par paiement.',
      help: 'Aucun argent n’a quitté votre compte. Saisissez un montant plus petit ou relevez le plafond dans « Sécurité » : cela prend 24 heures.',
    },
    'above-daily-limit': {
      text: 'Ce montant dépasse ce qui reste de votre plafond quotidien.',
      help: 'Aucun argent n’a quitté votre compte. Saisissez un montant plus petit ou attendez demain.',
    },
    'new-payee': {
      text: 'Le premier paiement de ce montant à un nouveau bénéficiaire attend 24 heures.',
      help: 'Aucun argent n’a quitté votre compte. Lancez le délai au moment de vérifier ce paiement.',
    },
  },
  first: 'Vous n’avez jamais payé ce compte',
  firstHelp: 'Vérifiez les informations : un paiement ne peut pas être repris.',
  otherName: 'Le nom n’est pas le même que la dernière fois',
  otherNameHelp: (name) =>
    `La dernière fois, ce compte appartenait à ${name}. Vérifiez les informations avant de payer.`,
  waitHelp: (amount) =>
    `Vous avez choisi que le premier paiement de plus de ${amount} à un nouveau bénéficiaire attende 24 heures. Lancez le délai maintenant, puis revenez. Aucun argent ne quitte votre compte d’ici là.`,
  waitsUntil: (time) => `Vous pourrez payer ce compte à partir du ${time}.`,
  startWait: 'Lancer le délai de 24 heures',
  starting: 'Lancement…',
  waitFailed: 'Le délai n’a pas pu être lancé. Rien n’a changé. Veuillez réessayer.',
  checking: 'Vérification…',
};
