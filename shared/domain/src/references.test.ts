import { describe, expect, jest, test } from '@jest/globals';
import { newDisputeReference, newId } from './references';

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

  // From the last multiple of 62 letters and digits on.
  test.each([2 ** 32 - 1, 2 ** 32 - 4])('redraws %i, which would cause modulo bias', (biased) => {
    const values = [biased, 61];
    const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation((buffer) => {
      if (buffer instanceof Uint32Array) buffer[0] = values.shift() ?? 0;
      return buffer;
    });
    expect(newId()).toBe(`z${'A'.repeat(19)}`);
    expect(draw).toHaveBeenCalledTimes(21);
  });
});
