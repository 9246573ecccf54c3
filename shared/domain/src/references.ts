const UPPERCASE_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS_AND_DIGITS = `${UPPERCASE_AND_DIGITS}abcdefghijklmnopqrstuvwxyz`;
const RANDOM_VALUES = 2 ** 32;

/** A uniformly distributed random integer from 0 (inclusive) to `bound` (exclusive). */
function randomBelow(bound: number): number {
  // Reject values past the last multiple of `bound`: they would bias the result (modulo bias).
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

/** A document id of 20 characters. A form reuses its id on retry, so that writes are idempotent. */
export function newId(): string {
  return randomText(20, LETTERS_AND_DIGITS);
}

/** `REF-` and 9 uppercase letters or digits; also the dispute's document id (specification, sections 3 and 9). */
export function newDisputeReference(): string {
  return `REF-${randomText(9, UPPERCASE_AND_DIGITS)}`;
}
