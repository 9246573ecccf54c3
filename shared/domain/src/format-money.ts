import { toMajorUnits, type Cents } from './money';

// Cached by locale: creating a formatter is expensive, and tables format an amount per row.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string): Intl.NumberFormat {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(locale, formatter);
  }
  return formatter;
}

/**
 * Formats `EUR 1,234.50`: the currency code, a space, and the amount with two decimals in `locale`;
 * pages pass `locale()` of @bank/i18n (specification, section 2, Dashboard).
 */
export function formatMoney(cents: Cents, currency: string, locale: string): string {
  return `${currency} ${formatterFor(locale).format(toMajorUnits(cents))}`;
}
