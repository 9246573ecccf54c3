import { brand } from '@bank/domain';
import { DescriptionList, Logo } from '@bank/ui';
import type { ReactNode } from 'react';
import styles from './receipt.module.css';

type Props = {
  /** Accessible name. */
  label: string;
  amount: ReactNode;
  /** Shown below the amount, such as a badge. */
  status?: ReactNode;
  /** Each value keeps its own text direction. */
  items: readonly { name: string; value: string }[];
  /** What else the customer should know, in small print. */
  notes: readonly string[];
  /** Buttons below, which are not printed. */
  actions: ReactNode;
};

/** The receipt of a transaction as a document, printed without the rest of the page. */
export function Receipt({ label, amount, status, items, notes, actions }: Props) {
  return (
    <article className={styles.receipt} aria-label={label}>
      <header className={styles.head}>
        <Logo />
        <p className={styles.amount}>{amount}</p>
        {status}
      </header>
      <DescriptionList
        items={items.map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> }))}
      />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <footer className={styles.foot}>
        {brand.name} · {brand.supportEmail}
      </footer>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
