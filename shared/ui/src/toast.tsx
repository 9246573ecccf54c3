import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon';
import { AlertIcon, CheckIcon, DocumentIcon } from './icons';
import styles from './toast.module.css';

export type ToastKind = 'success' | 'error' | 'info';

const icons: Readonly<Record<ToastKind, IconShape>> = {
  success: CheckIcon,
  error: AlertIcon,
  info: DocumentIcon,
};

type Props = {
  kind: ToastKind;
  children: ReactNode;
  /** Set during the exit animation. */
  leaving?: boolean | undefined;
};

/** The appearance of a toast. The host positions it and owns the live region. */
export function Toast({ kind, children, leaving = false }: Props) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`} data-leaving={leaving || undefined}>
      <Icon icon={icons[kind]} />
      <p>{children}</p>
    </div>
  );
}
