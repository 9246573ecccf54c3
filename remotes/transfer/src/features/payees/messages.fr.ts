import type { Messages } from './messages';

const FULL =
  'Vous avez 20 bénéficiaires enregistrés, le maximum. Supprimez-en un pour en ajouter un autre.';

export const messages: Messages = {
  title: 'Bénéficiaires enregistrés',
  none: 'Aucun bénéficiaire enregistré',
  noneHelp: 'Vous pouvez enregistrer un bénéficiaire après lui avoir envoyé de l’argent.',
  name: 'Nom du bénéficiaire',
  problems: {
    required: 'Veuillez remplir ce champ.',
    'too-long': 'Veuillez saisir 60 caractères au plus.',
    taken: 'Vous avez déjà un bénéficiaire portant ce nom.',
  },
  save: 'Enregistrer le bénéficiaire',
  saveTitle: 'Enregistrer ce bénéficiaire pour la prochaine fois ?',
  unconfirmed:
    'Pour enregistrer des bénéficiaires, confirmez d’abord votre adresse e-mail avec le lien que nous vous avons envoyé.',
  mailbox: 'Boîte mail locale',
  saved: (name) => `Bénéficiaire enregistré : ${name}.`,
  full: FULL,
  busy: 'Enregistrement…',
  rename: 'Renommer',
  renameOf: (name) => `Renommer ${name}`,
  saveName: 'Enregistrer le nom',
  delete: 'Supprimer',
  deleteOf: (name) => `Supprimer ${name}`,
  deleteTitle: (name) => `Supprimer ${name} ?`,
  deleteHelp: 'Vos paiements passés restent dans votre historique.',
  deleting: 'Suppression…',
  cancel: 'Annuler',
  close: 'Fermer',
  renamed: (name) => `Nouveau nom : ${name}.`,
  deleted: (name) => `Bénéficiaire supprimé : ${name}.`,
  failures: {
    network: 'Connexion à la banque impossible. Rien n’a été modifié.',
    'permission-denied': 'La banque n’a pas autorisé cette opération. Rien n’a été modifié.',
    conflict: FULL,
    'not-found': 'Ce bénéficiaire a déjà été supprimé.',
  },
  failed: 'Une erreur est survenue. Rien n’a été modifié. Veuillez réessayer.',
};
