import { VAT_CODE } from './constants';

const UPPERCASE_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS_AND_DIGITS = `${UPPERCASE_AND_DIGITS}abcdefghijklmnopqrstuvwxyz`;
const RANDOM_VALUES = 2 ** 32;

/** A random integer from 0 up to `bound`, each equally likely. */
function randomBelow(bound: number): number {
  // The values past the last whole multiple of `bound` would make small results likelier.
  const limit = RANDOM_VALUES - (RANDOM_VALUES % bound);
  const buffer = new Uint32Array(1);
  for (;;) {
    const value = crypto.getRandomValues(buffer)[0] ?? limit;
    if (value < limit) return value % bound;
  }
}

function randomText(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length))).join('');
}

/** A document id of 20 characters: made once for a form, and kept when the form is sent again. */
export function newId(): string {
  return randomText(20, LETTERS_AND_DIGITS);
}

/** `REF-` and 9 uppercase letters or digits; also the dispute's document id (sections 3 and 9). */
export function newDisputeReference(): string {
  return `REF-${randomText(9, UPPERCASE_AND_DIGITS)}`;
}

/** A VAT code of 4 digits, 1000 to 9999, each equally likely (sections 6 and 9). */
export function newVatCode(): number {
  return VAT_CODE.min + randomBelow(VAT_CODE.max - VAT_CODE.min + 1);
}
