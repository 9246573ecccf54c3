const MIN_LENGTH = 8;

/** The only password rule: a minimum length. No required character classes, and pasting is allowed. */
export function isLongEnough(password: string): boolean {
  return password.length >= MIN_LENGTH;
}
