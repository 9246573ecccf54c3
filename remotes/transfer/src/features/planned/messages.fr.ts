import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Paiements prévus',
  lead: 'Les factures et paiements que vous attendez.',
  back: 'Retour au virement',
  loadFailed: 'Nous n’avons pas pu charger vos paiements prévus. Aucun paiement n’a été effectué.',
  notAutomatic: 'Rien n’est payé automatiquement',
  notAutomaticHelp:
    'À l’échéance, vous confirmez le paiement ici et saisissez votre code comme d’habitude.',
  add: 'Prévoir un paiement',
  export: 'Télécharger le calendrier',
  empty: 'Aucun paiement prévu',
  emptyHelp:
    'Prévoyez votre loyer, vos factures et d’autres paiements. Ils s’affichent ici et vous les confirmez à l’échéance.',
  full: (max) =>
    `Vous pouvez prévoir ${max} paiements au maximum. Supprimez-en un pour en prévoir un autre.`,
  plannedUntil: (date) => `Prévu jusqu’au ${date}`,
  leftAfter: 'Restera ensuite',
  missing: 'Il manquera',
  due: 'À payer maintenant',
  upcoming: 'À venir',
  done: 'Terminés',
  repeats: {
    once: 'Une fois',
    weekly: 'Chaque semaine',
    monthly: 'Chaque mois',
    yearly: 'Chaque année',
  },
  confirm: (isToday) => (isToday ? 'Échéance aujourd’hui : confirmer' : 'En retard : confirmer'),
  confirmOf: (text, name) => `${text}, ${name}`,
  edit: 'Modifier',
  editOf: (name) => `Modifier ${name}`,
  skip: 'Passer',
  skipOf: (name) => `Passer la prochaine échéance de ${name}`,
  skipping: 'En cours…',
  skipped: (name) => `L’échéance de ${name} a été passée. Rien n’a été payé.`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  plan: {
    name: 'Nom',
    nameHint: 'Par exemple, Loyer ou Électricité',
    amount: 'Montant',
    payee: 'Bénéficiaire',
    payeeHint: 'Les bénéficiaires que vous enregistrez après un virement s’affichent ici.',
    noPayee: 'Je saisirai les coordonnées au moment de payer',
    samePayee: 'Bénéficiaire actuel',
    due: 'Prochaine échéance',
    every: 'Répétition',
    noName: 'Saisissez un nom.',
    longName: (max) => `Saisissez ${max} caractères au maximum.`,
    hiddenCharacters: 'Utilisez uniquement des caractères visibles.',
    noDate: 'Saisissez une date.',
    pastDate: 'Choisissez la date d’aujourd’hui ou une date ultérieure.',
    paidDate: 'Cette échéance est déjà payée. Choisissez une date ultérieure.',
    submit: 'Prévoir le paiement',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    delete: 'Supprimer',
    deleting: 'Suppression…',
    planned: (name) => `${name} est prévu.`,
    saved: (name) => `${name} a été enregistré.`,
    deleted: (name) => `${name} a été supprimé.`,
  },
  form: {
    title: (name) => `Paiement prévu : ${name}`,
    dueOn: (date) =>
      `Échéance le ${date}. Vous pouvez encore modifier les informations ci-dessous.`,
    gone: 'Ce paiement prévu n’est plus à payer',
    goneHelp:
      'Il a déjà été effectué, reporté ou supprimé. Vous pouvez tout de même effectuer un autre virement ci-dessous.',
    paid: (name) => `${name} est payé`,
    loadFailed:
      'Nous n’avons pas pu charger votre paiement prévu. Aucun paiement n’a été effectué.',
    retry: 'Réessayer',
  },
  failures: {
    network:
      'Nous n’avons pas pu joindre la banque. Rien n’a été modifié. Réessayez lorsque vous serez en ligne.',
    'changed-meanwhile':
      'Ce paiement a été effectué, reporté ou supprimé sur une autre page ou un autre appareil. Rien n’a été modifié.',
  },
  failed: 'Une erreur est survenue : rien n’a été modifié. Veuillez réessayer.',
};
