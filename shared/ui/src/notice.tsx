import type { ReactNode } from 'react';
import type { Tone } from './badge';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

const icons: Readonly<Record<Tone, IconName>> = {
  success: 'check',
  warning: 'alert',
  danger: 'alert',
  info: 'document',
  neutral: 'shield',
};

type Props = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconName | undefined;
  /** For a notice that appears in answer to something: `alert` interrupts, `status` waits its turn. */
  role?: 'alert' | 'status' | undefined;
};

/** A lasting remark within a page. What passes by is a toast, which is the host's. */
export function Notice({ tone, title, children, icon = icons[tone], role }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}
