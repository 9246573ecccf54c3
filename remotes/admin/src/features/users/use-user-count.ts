import { countQuery, type AsyncState } from '@bank/data-access';
import { collection, database, toBankError } from '@bank/firebase/firestore';
import { useEffect, useState } from 'react';

/**
 * The number of users. A count can't be subscribed to, so it is fetched again when `refreshKey` changes; the
 * last value stays until then.
 */
export function useUserCount(refreshKey: string): AsyncState<number> {
  const [count, setCount] = useState<AsyncState<number>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const update = (next: AsyncState<number>) => {
      if (isCurrent) setCount(next);
    };
    countQuery(collection(database(), 'users')).then(
      (value) => update({ status: 'ready', value }),
      (error: unknown) => update({ status: 'error', error: toBankError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [refreshKey]);
  return count;
}
