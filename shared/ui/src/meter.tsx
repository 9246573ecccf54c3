import styles from './meter.module.css';

type Props = {
  /** The accessible name. */
  label: string;
  /** From 0 to 1; more is shown as full. */
  share: number;
  /** The share as text, such as 'EUR 20.00 of EUR 100.00'. */
  text: string;
  tone?: 'brand' | 'warning' | 'danger';
};

/** How full something is. Show the figures as text, too. */
export function Meter({ label, share, text, tone = 'brand' }: Props) {
  const percent = Math.floor(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={styles.meter}
    >
      <div className={`${styles.fill} ${styles[tone]}`} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
