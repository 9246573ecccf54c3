import type { ReactNode } from 'react';
import type { Tone } from './badge';
import { Icon, type IconShape } from './icon';
import { AlertIcon, CheckIcon, DocumentIcon, ShieldIcon } from './icons';
import styles from './notice.module.css';

const icons: Readonly<Record<Tone, IconShape>> = {
  success: CheckIcon,
  warning: AlertIcon,
  danger: AlertIcon,
  info: DocumentIcon,
  neutral: ShieldIcon,
};

type Props = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconShape | undefined;
  /** Announces a notice that appears later: `alert` interrupts, `status` is polite. */
  role?: 'alert' | 'status' | undefined;
};

/** A permanent notice within a page. For transient messages use the host's toasts. */
export function Notice({ tone, title, children, icon = icons[tone], role }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon icon={icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}
