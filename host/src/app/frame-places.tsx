import { Logo } from '@bank/ui';
import styles from './frame.module.css';

/** Hold the places of the menu and of the line above the page until these have come. */
export function FramePlaces() {
  return (
    <>
      <div className={styles.side}>
        <Logo />
      </div>
      <div className={styles.top}>
        <Logo />
      </div>
    </>
  );
}
