import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Vue d’ensemble de la banque',
  lead: 'Compté par la base de données en ce moment.',
  again: 'Recompter',
  loading: 'Comptage…',
  failed: 'Cela n’a pas pu être compté.',
  users: 'Utilisateurs',
  waiting: 'Demandes en attente',
  kyc: (count) => `Identité : ${count}`,
  loans: (count) => `Prêts : ${count}`,
  disputes: (count) => `Litiges : ${count}`,
  balances: 'Somme des soldes par devise',
  currency: 'Devise',
  sum: 'Somme des soldes',
  none: 'Il n’y en a pas.',
  volume: 'Mouvements par jour',
  volumeSummary: (credits, withdrawals) =>
    `${credits} crédits et ${withdrawals} retraits en 14 jours.`,
  day: 'Jour',
  credits: 'Crédits',
  withdrawals: 'Retraits',
};
