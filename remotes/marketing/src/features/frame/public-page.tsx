import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { SiteFooter } from './site-footer';
import { TopBar } from './top-bar';

/** The layout of the public pages. The host adds the demonstration banner. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.site}>
      <TopBar />
      <div className={styles.inside}>{children}</div>
      <SiteFooter />
    </div>
  );
}
