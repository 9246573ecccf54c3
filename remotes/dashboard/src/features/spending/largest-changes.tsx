import { formatMoney, subtractCents, type Category, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Stack } from '@bank/ui';
import type { CategoryTotal } from '../../api/category-totals';
import { categoryName } from '../labels/label-texts';
import { messages } from './messages';
import styles from './spending.module.css';

/** What was spent on a category this month, minus what was spent on it in the earlier one. */
type Change = { category: Category; difference: Cents };

const MOST = 3;

/** The categories whose spending differs most between the two months, largest difference first. */
function largestChanges(totals: readonly CategoryTotal[]): Change[] {
  return (
    totals
      .filter(({ category }) => category !== 'income')
      // Totals are negative if more money left than came in.
      .map(({ category, current, previous }) => ({
        category,
        difference: subtractCents(previous, current),
      }))
      .filter(({ difference }) => difference !== 0)
      .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
      .slice(0, MOST)
  );
}

type Props = { totals: readonly CategoryTotal[]; currency: string };

/** Where the customer spent more or less than in the earlier month. Nothing if all categories are the same. */
export function LargestChanges({ totals, currency }: Props) {
  const changes = largestChanges(totals);
  if (changes.length === 0) return null;
  const describe = ({ category, difference }: Change) => {
    const amount = formatMoney(Math.abs(difference) as Cents, currency, locale());
    const text = difference > 0 ? messages.more : messages.less;
    return text(categoryName({ category }), amount);
  };
  return (
    <Stack gap="s">
      <h4 className={styles.subtitle}>{messages.changes}</h4>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.category}>{describe(change)}</li>
        ))}
      </ul>
    </Stack>
  );
}
