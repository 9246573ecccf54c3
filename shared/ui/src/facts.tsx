import type { ReactNode } from 'react';
import styles from './facts.module.css';

type Fact = { name: string; value: ReactNode };
type Props = { facts: readonly Fact[] };

/** Names and their values, read as pairs. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
