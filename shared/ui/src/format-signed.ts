import { formatMoney, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';

/** Formats an amount with its sign in the user's locale: + for incoming, − for outgoing money. */
export function formatSigned(cents: Cents, currency: string): string {
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : '';
  return `${sign}${formatMoney(Math.abs(cents) as Cents, currency, locale())}`;
}
