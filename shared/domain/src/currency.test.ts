import { expect, test } from '@jest/globals';
import { isZeroDecimal, ZERO_DECIMAL_CURRENCIES } from './currency';

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;

test('Intl knows no decimals of any zero-decimal currency', () => {
  const all = ZERO_DECIMAL_CURRENCIES.split('|');
  expect(all.filter((currency) => digitsOf(currency) !== 0)).toEqual([]);
  expect(all.every(isZeroDecimal)).toBe(true);
});

test.each(['EUR', 'USD', 'HUF', 'KWD', 'jpy', 'JPYX', ''])(
  '%j is no zero-decimal currency',
  (code) => {
    expect(isZeroDecimal(code)).toBe(false);
  },
);
