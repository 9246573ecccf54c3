import type { ReactNode } from 'react';
import styles from './stack.module.css';

type Props = {
  children: ReactNode;
  /** 4, 8, 16, 24 or 48 pixels. */
  gap?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  direction?: 'column' | 'row' | undefined;
};

/** A flex column or row with an even gap; a row wraps. */
export function Stack({ children, gap = 'm', direction = 'column' }: Props) {
  const layout = direction === 'row' ? `${styles.stack} ${styles.row}` : styles.stack;
  return <div className={`${layout} ${styles[gap]}`}>{children}</div>;
}
