import { VisuallyHidden } from '@bank/ui';
import { messages } from './messages';
import styles from './transaction-skeleton.module.css';

/** Holds the place of a page of entries, as high as they will be. */
export function TransactionSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.mark} />
          <span className={styles.text} />
          <span className={styles.amount} />
        </div>
      ))}
      <VisuallyHidden>{messages.list.loading}</VisuallyHidden>
    </div>
  );
}
