import { expect, jest, test } from '@jest/globals';
import { newVatCode } from './new-vat-code';

test('a VAT code is an integer from 1000 to 9999, uniformly distributed', () => {
  const codes = Array.from({ length: 2000 }, newVatCode);
  expect(codes.filter((code) => !Number.isInteger(code) || code < 1000 || code > 9999)).toEqual([]);
  // Each thousand is hit about 222 times in 2000: none is missing, none is twice as likely.
  for (let thousand = 1; thousand <= 9; thousand += 1) {
    const hits = codes.filter((code) => Math.floor(code / 1000) === thousand).length;
    expect(hits).toBeGreaterThan(111);
    expect(hits).toBeLessThan(444);
  }
});

test('redraws a random value that would cause modulo bias', () => {
  const values = [9000 << 2, (8999 << 2) + 3];
  const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation((buffer) => {
    if (buffer instanceof Uint16Array) buffer[0] = values.shift() ?? 0;
    return buffer;
  });
  expect(newVatCode()).toBe(9999);
  expect(draw).toHaveBeenCalledTimes(2);
});
