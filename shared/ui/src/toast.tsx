import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon';
import { AlertIcon, CheckIcon, DocumentIcon } from './icons';
import styles from './toast.module.css';

/** What a toast tells: that something went well, that it failed, or just so. */
export type ToastKind = 'success' | 'error' | 'info';

const icons: Readonly<Record<ToastKind, IconShape>> = {
  success: CheckIcon,
  error: AlertIcon,
  info: DocumentIcon,
};

type Props = {
  kind: ToastKind;
  children: ReactNode;
  /** While it fades, before it is taken away. */
  leaving?: boolean | undefined;
};

/** The looks of a toast. Where it stands and how it is read out is its owner's, who has the live region. */
export function Toast({ kind, children, leaving = false }: Props) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`} data-leaving={leaving || undefined}>
      <Icon icon={icons[kind]} />
      <p>{children}</p>
    </div>
  );
}
