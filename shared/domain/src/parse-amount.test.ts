import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAmount } from './parse-amount';

describe('parseAmount', () => {
  test.each([
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['1234.5', 123450],
    ['1 234,50', 123450],
    ['1\u00a0234,50', 123450],
    ['1\u202f234,50', 123450],
    ["1'234.50", 123450],
    ['1’234.50', 123450],
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
