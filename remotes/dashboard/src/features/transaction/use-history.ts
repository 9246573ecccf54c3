import { useTransactions, type Live } from '@bank/data-access';
import type { Transaction } from '@bank/domain';
import { useState } from 'react';

const PAGE = 20;

type History = {
  transactions: Live<Transaction[]>;
  /** `null` where all are shown. */
  showMore: (() => void) | null;
};

/** The last transactions, a page more at each call of `showMore`; those shown stay meanwhile. */
export function useHistory(uid: string): History {
  const [count, setCount] = useState(PAGE);
  const live = useTransactions(uid, { count });
  const [known, setKnown] = useState(live);
  // While the longer list is on its way, the shorter one still holds.
  if (live !== known && live.status !== 'loading') setKnown(live);
  const transactions = live.status === 'loading' ? known : live;
  const isFull = transactions.status === 'ready' && transactions.value.length >= count;
  return { transactions, showMore: isFull ? () => setCount(count + PAGE) : null };
}
