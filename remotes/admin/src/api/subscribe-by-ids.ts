import { subscribeQuery } from '@bank/data-access';
import type { BankError } from '@bank/domain';
import type { Query, QueryDocumentSnapshot, QuerySnapshot } from '@bank/firebase/firestore';
import { possibleIds } from './possible-ids';

/**
 * Subscribes to documents by id (30 at most, the limit of an `in` query); missing ones are absent from the
 * map. Errors as `subscribeQuery`. Returns the unsubscribe function.
 */
export function subscribeByIds<T>(
  ids: readonly string[],
  /** Called only if there are possible ids: Firestore rejects an empty `in` query. */
  buildQuery: (ids: readonly string[]) => Query,
  /** `null` leaves a document out. */
  read: (document: QueryDocumentSnapshot) => T | null,
  onValue: (found: ReadonlyMap<string, T>) => void,
  onError: (error: BankError) => void,
): () => void {
  const possible = possibleIds(ids);
  if (possible.length === 0) {
    onValue(new Map());
    return () => {};
  }
  const readAll = ({ docs }: QuerySnapshot) =>
    new Map(
      docs.flatMap((each) => {
        const value = read(each);
        return value === null ? [] : [[each.id, value] as const];
      }),
    );
  return subscribeQuery(buildQuery(possible), readAll, onValue, onError);
}
