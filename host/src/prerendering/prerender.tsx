import { Logo } from '@bank/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { SkipLinkAndBanner } from '../app/skip-link-and-banner';
import { LayoutPlaceholder } from '../app/layout-placeholder';
import styles from '../app/frame.module.css';

/** Placeholder for the HTML of a remote's page. */
const PAGE_PLACEHOLDER = '%PAGE%';

/**
 * Prerenders the frame's HTML at build time: `frame` around a public page, and `shell` with the loading
 * states for visitors and members, of which the first script shows the matching one.
 */
export function prerender(): Record<string, string> {
  const frame = renderToStaticMarkup(
    <div className={styles.frame}>
      <SkipLinkAndBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>{PAGE_PLACEHOLDER}</div>
      </main>
    </div>,
  );
  const shell = renderToStaticMarkup(
    <>
      <div className={styles.frame} data-shell="visitors">
        <SkipLinkAndBanner />
      </div>
      <div className={`${styles.frame} ${styles.members}`} data-shell="members">
        <SkipLinkAndBanner />
        <LayoutPlaceholder brand={<Logo />} />
        <main className={styles.main}>
          <div className={styles.pagePlaceholder} />
        </main>
      </div>
    </>,
  );
  return { frame, shell };
}
