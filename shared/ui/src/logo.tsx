import { brand } from '@bank/domain';
import styles from './logo.module.css';

/** The brand's logo with its name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <circle className={styles.sun} cx="21.5" cy="10.5" r="3.5" />
        <path className={styles.hill} d="M6 23.5C9 15 12.5 11.5 15 11.5s5.5 4 8.5 12z" />
        <path className={styles.front} d="M14 23.5c2-4.6 4.6-6.7 6.7-6.7s4.1 2.4 5.8 6.7z" />
      </svg>
      {brand.name}
    </span>
  );
}
