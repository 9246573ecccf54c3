import type { AsyncState } from '@bank/data-access';
import { locale } from '@bank/i18n';
import { messages } from '../../messages';
import styles from './users.module.css';

const texts = messages.users;

function formatCount(count: AsyncState<number>): string {
  if (count.status === 'loading') return texts.counting;
  if (count.status === 'error') return texts.totalUnknown;
  return new Intl.NumberFormat(locale()).format(count.value);
}

/** Total users. */
export function UserCount({ count }: { count: AsyncState<number> }) {
  return (
    <p className={styles.count} role="status">
      {texts.total} <strong>{formatCount(count)}</strong>
    </p>
  );
}
