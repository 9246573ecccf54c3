import { messages } from './messages';
import styles from './skeleton.module.css';

type Props = {
  /** Number of placeholder lines. */
  lines?: number | undefined;
  /** A CSS length: shows one block of this height instead of lines. */
  height?: string | undefined;
  /** Announced to screen readers. */
  label?: string | undefined;
};

/** A loading placeholder. Use one per region, because each is announced. */
export function Skeleton({ lines = 3, height, label = messages.loading }: Props) {
  return (
    <div className={styles.skeleton} role="status">
      {height ? (
        <div className={styles.block} style={{ blockSize: height }} />
      ) : (
        Array.from({ length: lines }, (_, index) => <div key={index} className={styles.line} />)
      )}
      <span className={styles.text}>{label}</span>
    </div>
  );
}
