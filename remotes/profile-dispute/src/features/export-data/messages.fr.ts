import { locale } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Vos données',
  help: 'Téléchargez un fichier contenant tout ce que nous enregistrons à votre sujet et que vous pouvez consulter : vos informations, transactions avec vos catégories et notes, bénéficiaires, paiements prévus, budgets, règles de catégorie, cagnottes, demandes, plafonds et réglages.',
  hint: 'Il contient tous les montants, même si votre solde est masqué : conservez-le en lieu sûr. Avec de nombreuses transactions, cela peut prendre un moment.',
  download: 'Exporter mes données',
  busy: 'Préparation de vos données…',
  progress: (count) =>
    // French has the singular for 0, too.
    count < 2
      ? `${count} élément pour l’instant`
      : `${count.toLocaleString(locale())} éléments pour l’instant`,
  cancel: 'Annuler',
  done: (count) =>
    count === 1
      ? 'Votre fichier est prêt : 1 élément.'
      : `Votre fichier est prêt : ${count.toLocaleString(locale())} éléments.`,
  cancelled: 'Vous avez annulé l’export. Aucun fichier n’a été enregistré.',
  offline:
    'Vous semblez être hors ligne. Aucun fichier n’a été enregistré. Veuillez réessayer une fois reconnecté.',
  failed:
    'Vos données n’ont pas pu être réunies en totalité : aucun fichier n’a été enregistré. Veuillez réessayer.',
};
