import type { ReactNode } from 'react';
import { Icon } from './icon';
import { AlertIcon } from './icons';
import styles from './state.module.css';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  /** A way on: try again, go home. */
  action?: ReactNode;
};

/** Says, at once to everyone, that what belongs here could not be had. */
export function ErrorState({ title, children, action }: Props) {
  return (
    <div className={styles.state} role="alert">
      <span className={`${styles.mark} ${styles.failed}`}>
        <Icon icon={AlertIcon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
