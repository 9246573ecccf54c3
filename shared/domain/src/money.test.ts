import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDollars, formatMoney, plainAmount } from './format-money';
import {
  addCents,
  readCents,
  subtractCents,
  toCents,
  toMajorUnits,
  wholeUnits,
  type Cents,
} from './money';
import { parseAmount, parseAmountIn } from './parse-amount';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'pt-BR', 'en-IN', 'sv-SE', 'es-ES', 'pl-PL'];
const MAX_CENTS = 100_000_000_000;
const anyCents = fc.integer({ min: 0, max: MAX_CENTS }).map((value) => value as Cents);
const positiveCents = fc.integer({ min: 1, max: MAX_CENTS }).map((value) => value as Cents);

describe('cents', () => {
  test('survive the round trip through major units', () => {
    fc.assert(fc.property(anyCents, (cents) => toCents(toMajorUnits(cents)) === cents));
  });

  test('are stored as the double of the two-decimal text', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const units = Math.floor(cents / 100);
        expect(toMajorUnits(cents)).toBe(
          Number(`${units}.${String(cents % 100).padStart(2, '0')}`),
        );
      }),
    );
  });

  test('stay exact over many additions and subtractions', () => {
    fc.assert(
      fc.property(fc.array(anyCents, { maxLength: 200 }), (parts) => {
        const sum = parts.reduce(addCents, toCents(0));
        expect(BigInt(sum)).toBe(parts.reduce((total, part) => total + BigInt(part), 0n));
        expect(parts.reduce(subtractCents, sum)).toBe(0);
      }),
    );
  });

  test('lose no cent in a million random credits and debits (property test against BigInt)', () => {
    const movements = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), {
      minLength: 10_000,
      maxLength: 10_000,
      size: 'max',
    });
    fc.assert(
      fc.property(movements, (amounts) => {
        let stored = 0;
        let exact = 0n;
        for (const amount of amounts) {
          const change = Math.abs(amount) as Cents;
          // Reject what would exceed the limits of an account, like the app.
          const next = exact + BigInt(amount);
          if (next < 0n || next > BigInt(MAX_CENTS)) continue;
          exact = next;
          const balance = toCents(stored);
          stored = toMajorUnits(
            amount < 0 ? subtractCents(balance, change) : addCents(balance, change),
          );
          if (BigInt(toCents(stored)) !== exact) throw new Error(`${stored} is not ${exact} cents`);
        }
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  test('round floating-point errors away', () => {
    expect(toCents(0.1 + 0.2)).toBe(30);
    expect(toMajorUnits(subtractCents(toCents(0.3), toCents(0.1)))).toBe(0.2);
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('reject %p', (amount) => {
    expect(() => toCents(amount)).toThrow(expect.objectContaining({ code: 'invalid-amount' }));
  });
});

describe('readCents', () => {
  test.each([
    [0, 0],
    [12.34, 1234],
    [-12.34, -1234],
    [1_000_000_000, MAX_CENTS],
    [-1_000_000_000, -MAX_CENTS],
  ])('reads a stored amount of %p as %p cents', (stored, cents) => {
    expect(readCents(stored)).toBe(cents);
  });

  test.each([1_000_000_000.01, -1_000_000_000.01, Number.NaN, Infinity, '12', null, undefined])(
    'returns null for a stored amount of %p',
    (stored) => {
      expect(readCents(stored)).toBeNull();
    },
  );
});

describe('formatMoney', () => {
  test('formats the code, a space and the amount in the locale', () => {
    expect(formatMoney(toCents(1234.5), 'EUR', 'en-US')).toBe('EUR 1,234.50');
    expect(formatMoney(toCents(1234.5), 'EUR', 'de-DE')).toBe('EUR 1.234,50');
    expect(formatMoney(toCents(0), 'KWD', 'en-US')).toBe('KWD 0.00');
  });

  test('shows no decimals in a zero-decimal currency, except the cents of an old amount', () => {
    expect(formatMoney(toCents(960_000), 'JPY', 'en-US')).toBe('JPY 960,000');
    expect(formatMoney(toCents(-1250), 'XOF', 'de-DE')).toBe('XOF -1.250');
    expect(formatMoney(toCents(12.5), 'JPY', 'en-US')).toBe('JPY 12.50');
  });

  test.each(LOCALES)('parses back to the same cents in %s', (locale) => {
    fc.assert(
      fc.property(positiveCents, (cents) => {
        const amount = formatMoney(cents, 'EUR', locale).slice('EUR '.length);
        expect(parseAmount(amount)).toEqual({ ok: true, cents });
        const whole = (cents * 100) as Cents;
        const yen = formatMoney(whole, 'JPY', locale).slice('JPY '.length);
        expect(parseAmountIn(yen, 'JPY')).toEqual(parseAmount(plainAmount(whole, 'JPY')));
      }),
    );
  });
});

test('plainAmount has a decimal point and the decimals of the currency', () => {
  expect(plainAmount(toCents(1234.5), 'EUR')).toBe('1234.50');
  expect(plainAmount(toCents(-1234), 'JPY')).toBe('-1234');
  expect(plainAmount(toCents(12.5), 'JPY')).toBe('12.50');
});

test('wholeUnits drops the cents', () => {
  expect(wholeUnits(toCents(1234.56))).toBe(123400);
  expect(wholeUnits(toCents(0.99))).toBe(0);
});

test('formatDollars writes whole dollars with the symbol', () => {
  expect(formatDollars(15_000, 'en-IN')).toBe('$15,000');
  expect(formatDollars(150_000, 'en-IN')).toBe('$150,000');
  expect(formatDollars(15_000, 'de-DE')).toBe('15.000\u00a0$');
  expect(formatDollars(15_000, 'fr-FR')).toBe('15\u202f000\u00a0$');
});
