import { sumAmounts } from '@bank/data-access';
import {
  CATEGORIES,
  monthOf,
  subtractCents,
  toCents,
  type Category,
  type Cents,
} from '@bank/domain';
import { collection, orderBy, query, where, type Firestore } from '@bank/firebase/firestore';

/** What a category's transactions add up to in two months; negative if more money left than came in. */
export type CategoryTotal = { category: Category; current: Cents; previous: Cents };

/** Two months to compare, such as '2026-11', in UTC, as labels store them. */
export type Months = { current: string; previous: string };

/** How many earlier months this one can be compared with. */
const EARLIER_MONTHS = 12;

/** The months before that of a time, latest first. */
export function earlierMonths(now: Date): string[] {
  return Array.from({ length: EARLIER_MONTHS }, (_, index) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - index, 1))),
  );
}

function totalOf(
  db: Firestore,
  uid: string,
  { category, month }: { category: Category; month: string },
): Promise<Cents> {
  const labels = query(
    collection(db, 'labels'),
    where('uid', '==', uid),
    where('category', '==', category),
    where('month', '==', month),
    orderBy('amount'),
  );
  return sumAmounts(labels, 'amount');
}

/**
 * Adds up the customer's labelled transactions of two months, in the database: one aggregation for each category
 * and month. Returns the categories that have any, the highest spending of the current month first. Throws
 * `BankError`.
 */
export async function categoryTotals(
  db: Firestore,
  uid: string,
  months: Months,
): Promise<CategoryTotal[]> {
  const totals = await Promise.all(
    CATEGORIES.map(async (category) => {
      const [current, previous] = await Promise.all([
        totalOf(db, uid, { category, month: months.current }),
        totalOf(db, uid, { category, month: months.previous }),
      ]);
      return { category, current, previous };
    }),
  );
  return totals
    .filter(({ current, previous }) => current !== 0 || previous !== 0)
    .sort((a, b) => a.current - b.current || a.previous - b.previous);
}

/**
 * What the customer has spent in `now`'s month, for each of these categories: one aggregation each. Negative
 * if more money came in than left. Throws `BankError`.
 */
export async function spentThisMonth(
  db: Firestore,
  uid: string,
  categories: readonly Category[],
  now: Date,
): Promise<Map<Category, Cents>> {
  const month = monthOf(now);
  const spent = categories.map(async (category) => {
    const total = await totalOf(db, uid, { category, month });
    return [category, subtractCents(toCents(0), total)] as const;
  });
  return new Map(await Promise.all(spent));
}
