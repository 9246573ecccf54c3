import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

type Props = {
  children: ReactNode;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Buttons or links beside the heading. */
  actions?: ReactNode;
  id?: string | undefined;
};

/** The h1 of a screen. The host focuses it after navigation, so that screen readers announce the page. */
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
