import { VAT_CODE } from '@bank/domain';

const CODES = VAT_CODE.max - VAT_CODE.min + 1;

/** A uniformly distributed VAT code from 1000 to 9999 (specification, sections 6 and 9). */
export function newVatCode(): number {
  for (;;) {
    // 14 bits: 0 to 16383. A value past the last code is redrawn, since folding it back would bias the result.
    const value = (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) >> 2;
    if (value < CODES) return VAT_CODE.min + value;
  }
}
