import { formatMoney, toCents } from '@bank/domain';
import { locale } from '@bank/i18n';

/** Prints an example amount as the product does, without its sign. */
export function formatEuros(amount: number): string {
  return formatMoney(toCents(Math.abs(amount)), 'EUR', locale());
}
