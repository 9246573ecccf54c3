import { numberFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import styles from './overview.module.css';

type Props = {
  label: string;
  value: number;
  note: string;
  /** The list that the figure counts. */
  to: string;
  /** Marks work that waits. */
  marked?: boolean;
};

const number = numberFormat();

/** One figure, which links to its list. */
export function FigureTile({ label, value, note, to, marked = false }: Props) {
  return (
    <li>
      <Link to={to} className={marked ? `${styles.tile} ${styles.marked}` : styles.tile}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figure}>{number.format(value)}</span>
        <span className={styles.note}>{note}</span>
      </Link>
    </li>
  );
}
