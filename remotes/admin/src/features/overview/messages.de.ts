import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Überblick über die Bank',
  lead: 'In diesem Moment von der Datenbank gezählt.',
  again: 'Neu zählen',
  loading: 'Wird gezählt …',
  failed: 'Das konnte nicht gezählt werden.',
  users: 'Benutzer',
  waiting: 'Wartende Anfragen',
  kyc: (count) => `Identität: ${count}`,
  loans: (count) => `Kredite: ${count}`,
  disputes: (count) => `Reklamationen: ${count}`,
  balances: 'Summe der Guthaben nach Währung',
  currency: 'Währung',
  sum: 'Summe der Guthaben',
  none: 'Es gibt keine.',
  volume: 'Bewegungen nach Tag',
  volumeSummary: (credits, withdrawals) =>
    `${credits} Gutschriften und ${withdrawals} Abhebungen in 14 Tagen.`,
  day: 'Tag',
  credits: 'Gutschriften',
  withdrawals: 'Abhebungen',
};
