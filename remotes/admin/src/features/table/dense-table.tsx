import { DataTable } from '@bank/ui';
import type { ComponentProps } from 'react';
import styles from './dense-table.module.css';
import { useScrollCue } from './use-scroll-cue';

/**
 * A `DataTable` for lists of many columns: compact rows of one line; if it is wider than its container, it scrolls
 * between its first and last column, which stay, with a shadow where there is more.
 */
export function DenseTable<Row>(props: ComponentProps<typeof DataTable<Row>>) {
  const frame = useScrollCue();
  return (
    <div ref={frame} className={styles.frame}>
      <DataTable {...props} />
    </div>
  );
}
