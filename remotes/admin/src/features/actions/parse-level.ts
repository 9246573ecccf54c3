/** The levels that the security rules accept. */
const LEVEL = /^[1-9]$/;

/** Parses an account level, a whole number from 1 to 9; `null` for anything else. */
export function parseLevel(text: string): number | null {
  const typed = text.trim();
  return LEVEL.test(typed) ? Number(typed) : null;
}
