import type { ReactNode } from 'react';
import styles from './withdrawal.module.css';

type Fact = { name: string; value: ReactNode };

/** What a dialog states, line by line: a name and its value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
