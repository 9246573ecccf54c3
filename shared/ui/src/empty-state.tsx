import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './state.module.css';

type Props = {
  title: ReactNode;
  icon?: IconName | undefined;
  children?: ReactNode;
  action?: ReactNode;
};

/** Says that there is nothing here yet, and what one may do about it. */
export function EmptyState({ title, icon = 'document', children, action }: Props) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
