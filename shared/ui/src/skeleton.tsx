import { messages } from './messages';
import styles from './skeleton.module.css';

type Props = {
  /** How many lines of text it stands for. */
  lines?: number | undefined;
  /** A CSS length: it stands for one block this high instead of lines. */
  height?: string | undefined;
  /** What is read out. */
  label?: string | undefined;
};

/** Holds the place of what is on its way. One per region: each is read out. */
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
