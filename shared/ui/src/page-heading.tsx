import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

type Props = {
  children: ReactNode;
  /** One sentence below it. */
  lead?: ReactNode;
  /** Buttons or links at the end of the line. */
  actions?: ReactNode;
  id?: string | undefined;
};

/** The one h1 of a screen. It can be focused by the program, so that a change of page is read out. */
export function PageHeading({ children, lead, actions, id }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.heading} tabIndex={-1} id={id}>
          {children}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions}
    </div>
  );
}
