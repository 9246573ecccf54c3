import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

type Props = {
  title?: ReactNode;
  /** Shown beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A card; with a title it is a labelled region. */
export function Card({ title, actions, children, className }: Props) {
  const titleId = useId();
  const classes = className ? `${styles.card} ${className}` : styles.card;
  if (!title) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
