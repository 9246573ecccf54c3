import type { ReactNode } from 'react';
import styles from './description-list.module.css';

type Item = { name: string; value: ReactNode };
type Props = { items: readonly Item[] };

/** A `<dl>` of names and values. */
export function DescriptionList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.item}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
