import type { ReactNode } from 'react';
import { Icon } from './icon';
import { AlertIcon } from './icons';
import styles from './state.module.css';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  /** A recovery action, such as a retry button. */
  action?: ReactNode;
};

/** Shown instead of content that could not be loaded; announced as an alert. */
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
