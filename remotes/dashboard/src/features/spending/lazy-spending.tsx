import { database } from '@bank/firebase/firestore';
import { lazyScreen } from '@bank/remote-kit';
import { Suspense } from 'react';
import { categoryTotals } from '../../api/category-totals';

type Props = { uid: string; currency: string };

const Card = lazyScreen(() =>
  import('./spending-card').then(
    ({ SpendingCard }) =>
      ({ uid, currency }: Props) => (
        <SpendingCard
          currency={currency}
          readTotals={(now) => categoryTotals(database(), uid, now)}
        />
      ),
    // The list works without it.
    () => () => null,
  ),
);

/** Loaded after the list, below which it is. */
export function LazySpending(props: Props) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
