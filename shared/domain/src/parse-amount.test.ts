import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAmount, parseAmountIn } from './parse-amount';

describe('parseAmount', () => {
  test.each([
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['1234.5', 123450],
    ['1 234,50', 123450],
    ['１，２３４．５０', 123450],
    ['1\u00a0234,50', 123450],
    ['1\u202f234,50', 123450],
    ["1'234.50", 123450],
    ['1’234.50', 123450],
    ['1‘234.50', 123450],
    ['1ʼ234.50', 123450],
    ['1`234.50', 123450],
    ['1´234.50', 123450],
    ['\u3000１２３４．５０\u00a0', 123450],
    ['12,34,567.50', 123456750],
    ['1,234,567', 123456700],
    ['1.234.567', 123456700],
    ['12 345', 1234500],
    ['0.01', 1],
    [',5', 50],
    ['007', 700],
    ['1234', 123400],
    ['1000000000.00', 100_000_000_000],
  ])('%j is %d cents', (text, cents) => {
    expect(parseAmount(text)).toEqual({ ok: true, cents });
  });

  test.each([
    ['', 'empty'],
    [' \u00a0\u202f', 'empty'],
    ['ten', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['10²', 'not-a-number'],
    ['EUR 5', 'not-a-number'],
    ['5.', 'not-a-number'],
    ['.', 'not-a-number'],
    ['1,23.50', 'not-a-number'],
    ['1,2345,678', 'not-a-number'],
    ['1.234,567,890', 'not-a-number'],
    ["1 234'567.50", 'not-a-number'],
    ['1 23', 'not-a-number'],
    ['0,123,456', 'not-a-number'],
    ['123,45,678', 'not-a-number'],
    ['1,23,456,789', 'not-a-number'],
    ['1234,567,890', 'not-a-number'],
    ['1,234.567,89', 'not-a-number'],
    ['5 EUR', 'not-a-number'],
    ['1x234', 'not-a-number'],
    ['1x234.50', 'not-a-number'],
    ['5-', 'not-a-number'],
    ['1,234', 'ambiguous'],
    ['1.234', 'ambiguous'],
    ['999.999', 'ambiguous'],
    ['0.123', 'too-precise'],
    ['1234.567', 'too-precise'],
    ['1,234.567', 'too-precise'],
    ['1.5000', 'too-precise'],
    ['0', 'not-positive'],
    ['0.00', 'not-positive'],
    ['-5', 'not-positive'],
    ['− 5,00', 'not-positive'],
    ['1000000000.01', 'too-large'],
    ['1000000001', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('rejects %j: %s', (text, problem) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem });
  });

  test('returns cents within the bounds or rejects, and never throws (fuzz test)', () => {
    const character = fc.constantFrom(..."0123456789.,'- e");
    const typed = fc.array(character, { maxLength: 14 }).map((characters) => characters.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const result = parseAmount(text);
        if (!result.ok) return;
        expect(Number.isInteger(result.cents)).toBe(true);
        expect(result.cents).toBeGreaterThan(0);
        expect(result.cents).toBeLessThanOrEqual(100_000_000_000);
      }),
      { numRuns: 2000 },
    );
  });

  test('grouping separators neither add nor remove digits', () => {
    const text = fc
      .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }))
      .map(([units, hundredths]) => `${units}.${String(hundredths).padStart(2, '0')}`);
    fc.assert(
      fc.property(text, (plain) => {
        expect(parseAmount(plain)).toEqual({ ok: true, cents: Number(plain.replace('.', '')) });
      }),
    );
  });
});

describe('parseAmountIn', () => {
  test.each(['EUR', 'KWD', ''])('reads %j like parseAmount, with two decimals', (currency) => {
    for (const text of ['1,234.50', '1,234', '1.234', '0.123', 'ten', ''])
      expect(parseAmountIn(text, currency)).toEqual(parseAmount(text));
  });

  test.each([
    ['960000', 96_000_000],
    ['960,000', 96_000_000],
    ['1.234', 123_400],
    ['１，２３４', 123_400],
    ['1,234,567', 123_456_700],
    ["1'234", 123_400],
    ['1000000000', 100_000_000_000],
  ])('reads %j in a zero-decimal currency', (text, cents) => {
    expect(parseAmountIn(text, 'JPY')).toEqual({ ok: true, cents });
  });

  test.each([
    ['12.5', 'not-whole'],
    ['100.00', 'not-whole'],
    ['1.234,50', 'not-whole'],
    ['１２．５０ ', 'not-whole'],
    [',5', 'not-whole'],
    ['0.123', 'not-whole'],
    ['ten', 'not-whole'],
    ['', 'empty'],
    ['-5', 'not-positive'],
    ['0', 'not-positive'],
    ['1000000001', 'too-large'],
  ])('rejects %j in a zero-decimal currency: %s', (text, problem) => {
    expect(parseAmountIn(text, 'XOF')).toEqual({ ok: false, problem });
  });
});
