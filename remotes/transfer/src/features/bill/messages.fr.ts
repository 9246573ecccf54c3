import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Payer des factures',
  intro:
    'Les factures payées ici n’apparaissent que sur cette page. La liste n’est pas enregistrée.',
  category: 'Facture',
  categories: {
    Electricity: 'Électricité',
    Water: 'Eau',
    Internet: 'Internet',
    Phone: 'Téléphone',
    Rent: 'Loyer',
  },
  amount: 'Montant',
  submit: 'Payer la facture',
  missing: 'Veuillez choisir une facture et saisir un montant',
  history: 'Factures payées',
  columns: { category: 'Catégorie', amount: 'Montant', date: 'Date' },
  none: 'Aucune facture payée pour l’instant',
  noneHelp: 'Choisissez une facture et un montant pour payer la première.',
  paid: (category, amount) => `Facture « ${category} » de ${amount} payée`,
};
