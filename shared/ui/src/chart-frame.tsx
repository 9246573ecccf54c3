import { useId, type ReactNode } from 'react';
import styles from './chart-frame.module.css';
import { Icon } from './icon';
import { ChevronDownIcon } from './icons';
import { messages } from './messages';

type Props = {
  title: ReactNode;
  /** What the picture says, in one sentence with its figures: read by everyone, heard in its place. */
  summary: ReactNode;
  /** The picture, usually an <svg>. It is one image to those who listen: nothing in it takes the focus. */
  children: ReactNode;
  /** What the colours of money that comes in and goes out stand for, where the picture has both. */
  legend?: { in: string; out: string } | undefined;
  /** The same data to read, usually a DataTable; folded away until it is asked for. */
  table: ReactNode;
};

/** A chart as a figure: its title, what it says, the picture, and the data behind it as a table. */
export function ChartFrame({ title, summary, children, legend, table }: Props) {
  const id = useId();
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.caption}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p className={styles.summary} id={`${id}-summary`}>
          {summary}
        </p>
      </figcaption>
      <div
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
        className={styles.picture}
      >
        {children}
        {legend && (
          <p className={styles.legend} aria-hidden="true">
            <span className={styles.in}>{legend.in}</span>
            <span className={styles.out}>{legend.out}</span>
          </p>
        )}
      </div>
      <details className={styles.data}>
        <summary className={styles.toggle}>
          <Icon icon={ChevronDownIcon} className={styles.chevron} />
          {messages.chartData}
        </summary>
        <div className={styles.table}>{table}</div>
      </details>
    </figure>
  );
}
