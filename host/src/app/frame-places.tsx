import type { ReactNode } from 'react';
import styles from './frame.module.css';

type Props = { brand?: ReactNode; withNotice?: boolean };

/** Hold the places of the menu and of the lines above the page until these have come. */
export function FramePlaces({ brand, withNotice }: Props) {
  return (
    <>
      <div className={styles.side}>{brand}</div>
      <div className={styles.top}>{brand}</div>
      {withNotice && <div className={styles.notice} />}
    </>
  );
}
