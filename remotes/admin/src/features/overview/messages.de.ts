import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Die Bank im Überblick',
  lead: 'Die Zahlen der Bank in diesem Moment.',
  again: 'Aktualisieren',
  loading: 'Zahlen werden geladen …',
  failed: 'Diese Zahlen konnten nicht geladen werden.',
  users: 'Benutzer',
  waiting: 'Offene Anfragen',
  kyc: (count) => `Identität: ${count}`,
  loans: (count) => `Kredite: ${count}`,
  disputes: (count) => `Reklamationen: ${count}`,
  balances: 'Gesamtguthaben nach Währung',
  currency: 'Währung',
  sum: 'Gesamtguthaben',
  none: 'Noch keine.',
  volume: 'Umsätze nach Tag',
  volumeSummary: (credits, withdrawals) =>
    `${credits} Gutschriften und ${withdrawals} Auszahlungen in 14 Tagen.`,
  day: 'Tag',
  credits: 'Gutschriften',
  withdrawals: 'Auszahlungen',
};
