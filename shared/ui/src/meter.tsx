import styles from './meter.module.css';

type Props = {
  /** The accessible name. */
  label: string;
  /** More than 100 is shown as full; undefined while it is unknown. */
  percent: number | undefined;
  /** The value as text, such as 'EUR 20.00 of EUR 100.00'. Show it beside the meter, too. */
  text: string;
  tone?: 'brand' | 'warning' | 'danger';
};

/** How full something is. */
export function Meter({ label, percent, text, tone = 'brand' }: Props) {
  if (percent === undefined) return <div className={styles.meter} />;
  const filled = Math.min(Math.max(percent, 0), 100);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={text}
      className={styles.meter}
    >
      <div className={`${styles.fill} ${styles[tone]}`} style={{ inlineSize: `${filled}%` }} />
    </div>
  );
}
