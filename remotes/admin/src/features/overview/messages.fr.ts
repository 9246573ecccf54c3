import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Vue d’ensemble de la banque',
  lead: 'Les chiffres de la banque en ce moment.',
  again: 'Actualiser',
  loading: 'Chargement des chiffres…',
  failed: 'Ces chiffres n’ont pas pu être chargés.',
  users: 'Utilisateurs',
  waiting: 'Demandes en attente',
  kyc: (count) => `Identité : ${count}`,
  loans: (count) => `Prêts : ${count}`,
  disputes: (count) => `Litiges : ${count}`,
  balances: 'Total des soldes par devise',
  currency: 'Devise',
  sum: 'Total des soldes',
  none: 'Aucun pour le moment.',
  volume: 'Transactions par jour',
  volumeSummary: (credits, withdrawals) =>
    `${credits} crédits et ${withdrawals} retraits en 14 jours.`,
  day: 'Jour',
  credits: 'Crédits',
  withdrawals: 'Retraits',
};
