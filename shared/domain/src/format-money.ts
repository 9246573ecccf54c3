import { isZeroDecimal } from './currency';
import { toMajorUnits, type Cents } from './money';

// Cached by locale: creating a formatter is expensive, and tables format an amount per row.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, digits: number): Intl.NumberFormat {
  const key = locale + digits;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** The decimals of an amount: none in a zero-decimal currency, unless an old amount contains cents. */
function decimalsOf(cents: Cents, currency: string): number {
  return isZeroDecimal(currency) && cents % 100 === 0 ? 0 : 2;
}

/** Formats `1,234.50`, or `1,234` in a zero-decimal currency: an amount in `locale`, without the currency code. */
export function formatFigure(cents: Cents, currency: string, locale: string): string {
  return formatterFor(locale, decimalsOf(cents, currency)).format(toMajorUnits(cents));
}

/**
 * Formats `EUR 1,234.50` or `JPY 1,234`: the currency code, a space, and the amount with the currency's
 * decimals in `locale`; pages pass `locale()` of @bank/i18n (specification, section 2, Dashboard).
 */
export function formatMoney(cents: Cents, currency: string, locale: string): string {
  return `${currency} ${formatFigure(cents, currency, locale)}`;
}

/** `1234.50`, or `1234` in a zero-decimal currency: an amount as an input or a file contains it, in any locale. */
export function plainAmount(cents: Cents, currency: string): string {
  return toMajorUnits(cents).toFixed(decimalsOf(cents, currency));
}

/**
 * Formats `$15,000`, or `15.000 $` in German: whole US dollars, as section 9 of the specification writes the
 * terms of the virtual card. In English always as there.
 */
export function formatDollars(amount: number, locale: string): string {
  return amount.toLocaleString(locale.startsWith('en') ? 'en-US' : locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}
