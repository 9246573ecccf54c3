import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** Hold the places of the menu and of the line above the page until these have come. */
export function FramePlaces({ brand }: { brand?: ReactNode }) {
  return (
    <>
      <div className={styles.side}>{brand}</div>
      <div className={styles.top}>{brand}</div>
    </>
  );
}
