import { VisuallyHidden } from '@bank/ui';
import { messages } from '../../messages';
import styles from './activity.module.css';

/** Placeholders of both charts in their final size. Screen readers announce them once loading starts. */
export function ChartsSkeleton({ isLoading = true }) {
  return (
    <>
      <div className={styles.placeholder} role={isLoading ? 'status' : undefined}>
        {isLoading && <VisuallyHidden>{messages.activity.loading}</VisuallyHidden>}
      </div>
      <div className={styles.placeholder} />
    </>
  );
}
