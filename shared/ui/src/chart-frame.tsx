import { useId, type ReactNode } from 'react';
import styles from './chart-frame.module.css';
import { Icon } from './icon';
import { ChevronDownIcon } from './icons';
import { messages } from './messages';

type Props = {
  title: ReactNode;
  /** Text alternative of the chart: one sentence with its figures, also visible. */
  summary: ReactNode;
  /** The chart, usually an <svg>. Exposed as one image: it must have no focusable content. */
  children: ReactNode;
  /** Labels of the colours for incoming and outgoing money. */
  legend?: { in: string; out: string } | undefined;
  /** The same data as a table, usually a DataTable; collapsed by default. Left out, the figures are hidden. */
  table?: ReactNode;
};

/** A chart as a `<figure>` with title, summary and data table. */
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
      {table && (
        <details className={styles.data}>
          <summary className={styles.toggle}>
            <Icon icon={ChevronDownIcon} className={styles.chevron} />
            {messages.chartData}
          </summary>
          <div className={styles.table}>{table}</div>
        </details>
      )}
    </figure>
  );
}
