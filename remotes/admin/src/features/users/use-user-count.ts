import type { Live } from '@bank/data-access';
import { database, toBankError } from '@bank/firebase/firestore';
import { useEffect, useState } from 'react';
import { countUsers } from '../../api/user-count';

/**
 * How many users there are. Counting can't be listened to, so it is done again whenever `occasion`
 * changes; until then the last count stays.
 */
export function useUserCount(occasion: string): Live<number> {
  const [count, setCount] = useState<Live<number>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const tell = (told: Live<number>) => {
      if (isCurrent) setCount(told);
    };
    countUsers(database()).then(
      (value) => tell({ status: 'ready', value }),
      (error: unknown) => tell({ status: 'error', error: toBankError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [occasion]);
  return count;
}
