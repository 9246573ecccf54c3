import { toMajorUnits, type Cents } from './money';

// Making a formatter costs far more than using it, and a table prints one amount a row.
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
 * `EUR 1,234.50`: the currency code, a space, the amount with two decimals as `locale` writes it
 * (in pages: the `locale()` of @bank/i18n). Section 2, Dashboard.
 */
export function formatMoney(cents: Cents, currency: string, locale: string): string {
  return `${currency} ${formatterFor(locale).format(toMajorUnits(cents))}`;
}
