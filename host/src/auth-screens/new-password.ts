const MIN_LENGTH = 8;

/** The one rule of a password. None on what it is made of, and none on how it gets into the field. */
export function isLongEnough(password: string): boolean {
  return password.length >= MIN_LENGTH;
}
