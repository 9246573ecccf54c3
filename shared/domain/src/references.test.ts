import { describe, expect, jest, test } from '@jest/globals';
import { newDisputeReference, newId, newVatCode } from './references';

function many<T>(make: () => T, count = 2000): T[] {
  return Array.from({ length: count }, make);
}

describe('references', () => {
  test('a document id has 20 letters and digits and is unique', () => {
    const ids = many(newId);
    expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a dispute reference is REF- and 9 uppercase letters or digits', () => {
    const references = many(newDisputeReference);
    expect(references.filter((text) => !/^REF-[A-Z0-9]{9}$/.test(text))).toEqual([]);
    expect(new Set(references).size).toBe(references.length);
  });

  test('a VAT code is an integer from 1000 to 9999, uniformly distributed', () => {
    const codes = many(newVatCode);
    expect(codes.filter((code) => !Number.isInteger(code) || code < 1000 || code > 9999)).toEqual(
      [],
    );
    // Each thousand is hit about 222 times in 2000: none is missing, none is twice as likely.
    for (let thousand = 1; thousand <= 9; thousand += 1) {
      const hits = codes.filter((code) => Math.floor(code / 1000) === thousand).length;
      expect(hits).toBeGreaterThan(111);
      expect(hits).toBeLessThan(444);
    }
  });

  test('redraws a random value that would cause modulo bias', () => {
    const values = [2 ** 32 - 1, 8999];
    const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation((buffer) => {
      if (buffer instanceof Uint32Array) buffer[0] = values.shift() ?? 0;
      return buffer;
    });
    expect(newVatCode()).toBe(9999);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
