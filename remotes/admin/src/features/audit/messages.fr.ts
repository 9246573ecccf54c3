import { locale } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Journal d’audit',
  lead: 'Qui a fait quoi à qui, tenu par la base de données. Personne ne le modifie.',
  loading: 'Chargement du journal d’audit…',
  failed: 'Le journal d’audit n’a pas pu être chargé.',
  table: 'Entrées',
  empty: 'Il n’y a pas de telles entrées.',
  pages: 'Pages d’entrées',
  columns: {
    at: 'Heure',
    by: 'Administrateur',
    action: 'Action',
    person: 'Personne',
    before: 'Avant',
    after: 'Après',
    reference: 'Référence',
    id: 'Entrée',
  },
  actions: {
    send_money: 'Argent envoyé',
    send_loan: 'Prêt envoyé',
    set_level: 'Niveau défini',
    set_transactions: 'Transactions basculées',
    issue_vat_code: 'Code VAT émis',
    review_kyc: 'Identité décidée',
    review_loan: 'Prêt décidé',
    review_dispute: 'Litige décidé',
  },
  values: { true: 'Activées', false: 'Désactivées', none: '–' },
  filter: {
    by: 'E-mail de l’administrateur',
    person: 'E-mail de la personne',
    action: 'Action',
    any: 'Toutes',
    from: 'Du',
    to: 'Au',
    apply: 'Appliquer',
    clear: 'Effacer les filtres',
    unknown: 'Personne n’a cette adresse.',
    order: 'Ce jour précède le premier.',
  },
  export: {
    button: 'Télécharger en CSV',
    busy: 'Préparation…',
    failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
    done: (count) => `Le fichier contient ${count.toLocaleString(locale())} entrées.`,
    cut: (count) =>
      `Le fichier contient les ${count.toLocaleString(locale())} entrées les plus récentes ; il y en a d’autres. Choisissez une période plus courte.`,
  },
};
