import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon';
import { DocumentIcon } from './icons';
import styles from './state.module.css';

type Props = {
  title: ReactNode;
  icon?: IconShape | undefined;
  children?: ReactNode;
  action?: ReactNode;
};

/** Shown instead of an empty list, with an optional action. */
export function EmptyState({ title, icon = DocumentIcon, children, action }: Props) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon icon={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
