import { useEffect, useState } from 'react';

/** Values by id: null if there is none, and absent until it is known. */
export type ById<T> = ReadonlyMap<string, T | null>;

type Subscribe<T> = (
  ids: readonly string[],
  onValue: (found: ReadonlyMap<string, T>) => void,
  onError: () => void,
) => () => void;

const SEPARATOR = '/';

/**
 * Subscribes to values by id. `ids` may be a new array at each render; memoize `subscribe`. When an id is added or
 * removed, the others keep their values until the new ones arrive, so that a live list doesn't flicker. After an error,
 * all keep them.
 */
export function useById<T>(ids: readonly string[], subscribe: Subscribe<T>): ById<T> {
  const [known, setKnown] = useState<ById<T>>(new Map());
  // One string, stable while the ids are.
  const key = [...new Set(ids)].join(SEPARATOR);
  useEffect(() => {
    const asked = key === '' ? [] : key.split(SEPARATOR);
    return subscribe(
      asked,
      (found) => setKnown(new Map(asked.map((id) => [id, found.get(id) ?? null]))),
      () => {},
    );
  }, [key, subscribe]);
  return known;
}
