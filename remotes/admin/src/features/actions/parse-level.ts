/** The levels that the database's rules take. */
const LEVEL = /^[1-9]$/;

/** Reads an account level as it was typed: a whole number from 1 to 9; `null` for anything else. */
export function parseLevel(text: string): number | null {
  const typed = text.trim();
  return LEVEL.test(typed) ? Number(typed) : null;
}
