import { formatMoney, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import styles from './amount.module.css';

type Props = {
  cents: Cents;
  /** Three-letter code. */
  currency: string;
  /** Says the direction: + for money that came in, − for money that went out. */
  signed?: boolean | undefined;
};

/** A sum of money as the product shows it: code, space, figure in the person's locale (section 2). */
export function Amount({ cents, currency, signed = false }: Props) {
  if (!signed)
    return <span className={styles.amount}>{formatMoney(cents, currency, locale())}</span>;
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : '';
  const size = Math.abs(cents) as Cents;
  return (
    <span className={cents > 0 ? `${styles.amount} ${styles.credit}` : styles.amount}>
      {sign}
      {formatMoney(size, currency, locale())}
    </span>
  );
}
