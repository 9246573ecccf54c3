import { VisuallyHidden } from '@bank/ui';
import { messages } from './messages';
import styles from './transaction-skeleton.module.css';

/** Placeholder of a page of entries with the same height, to avoid layout shift. */
export function TransactionSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className={styles.frame}>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.mark} />
          <span className={styles.texts} />
          <span className={styles.amount} />
        </div>
      ))}
      <VisuallyHidden>{messages.list.loading}</VisuallyHidden>
    </div>
  );
}
