import { formatMoney, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { formatSigned } from './format-signed';
import styles from './amount.module.css';

type Props = {
  cents: Cents;
  /** Currency code. */
  currency: string;
  /** Shows a sign: + for incoming, − for outgoing money. */
  signed?: boolean | undefined;
};

/** Displays an amount: currency code, space, number in the user's locale (specification, section 2). */
export function Amount({ cents, currency, signed = false }: Props) {
  if (!signed)
    return <span className={styles.amount}>{formatMoney(cents, currency, locale())}</span>;
  return (
    <span className={cents > 0 ? `${styles.amount} ${styles.credit}` : styles.amount}>
      {formatSigned(cents, currency)}
    </span>
  );
}
