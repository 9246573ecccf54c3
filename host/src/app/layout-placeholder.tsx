import type { ReactNode } from 'react';
import styles from './frame.module.css';

type Props = { brand?: ReactNode; withNotice?: boolean };

/** Reserves the space of menu and top bar until the app shell has loaded, to avoid layout shifts. */
export function LayoutPlaceholder({ brand, withNotice }: Props) {
  return (
    <>
      <div className={styles.side}>{brand}</div>
      <div className={styles.top}>{brand}</div>
      {withNotice && <div className={styles.notice} />}
    </>
  );
}
