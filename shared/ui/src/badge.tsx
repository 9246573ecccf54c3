import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

type Props = { tone: Tone; children: ReactNode };

/** A coloured status. The text must be clear without the colour. */
export function Badge({ tone, children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
