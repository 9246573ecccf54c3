import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { SiteFooter } from './site-footer';
import { TopBar } from './top-bar';

/** What the public pages have around them. The line about the demonstration is the host's. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.site}>
      <TopBar />
      <div className={styles.inside}>{children}</div>
      <SiteFooter />
    </div>
  );
}
