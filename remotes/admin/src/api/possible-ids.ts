/** The longest uid of Firebase Auth. */
const MAX_LENGTH = 128;

/**
 * The texts that can be the id of a user's document, each once. Firestore refuses a query for anything else, and a
 * stored document may name a user by any text.
 */
export function possibleIds(ids: readonly string[]): readonly string[] {
  const isPossible = (id: string) => id !== '' && id.length <= MAX_LENGTH && !id.includes('/');
  return [...new Set(ids.filter(isPossible))];
}
