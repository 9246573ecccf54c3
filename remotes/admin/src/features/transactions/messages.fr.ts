import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Transactions',
  lead: 'Crédits et retraits de tous les clients, les plus récents d’abord.',
  loading: 'Chargement des transactions…',
  failed: 'Les transactions n’ont pas pu être chargées.',
  table: 'Transactions',
  empty: 'Aucune transaction trouvée.',
  pages: 'Pages de transactions',
  filter: {
    direction: 'Type',
    all: 'Toutes',
    credits: 'Crédits',
    withdrawals: 'Retraits',
    from: 'À partir du',
    apply: 'Appliquer',
  },
  columns: {
    date: 'Date',
    person: 'Utilisateur',
    type: 'Type',
    payee: 'Bénéficiaire',
    status: 'Statut',
    amount: 'Montant',
  },
};
