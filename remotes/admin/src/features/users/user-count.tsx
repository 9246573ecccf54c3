import type { Live } from '@bank/data-access';
import { messages } from '../../messages';
import styles from './users.module.css';

const texts = messages.users;
const figures = new Intl.NumberFormat();

function figureOf(count: Live<number>): string {
  if (count.status === 'loading') return texts.counting;
  return count.status === 'error' ? texts.totalUnknown : figures.format(count.value);
}

/** Total users. */
export function UserCount({ count }: { count: Live<number> }) {
  return (
    <p className={styles.count} role="status">
      {texts.total}: <strong>{figureOf(count)}</strong>
    </p>
  );
}
