import { Logo } from '@bank/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { FrameLines } from './app/frame-lines';
import { FramePlaces } from './app/frame-places';
import styles from './app/frame.module.css';

/** Stands where a remote's page goes. */
const PAGE_MARK = '%PAGE%';

/**
 * The HTML of the frame as `Frame` draws it: around a page for visitors, and as it stands until the
 * program has come, of which the first script shows the one that fits.
 */
export function prerender(): Record<string, string> {
  const frame = renderToStaticMarkup(
    <div className={styles.frame}>
      <FrameLines />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>{PAGE_MARK}</div>
      </main>
    </div>,
  );
  const shell = renderToStaticMarkup(
    <>
      <div className={styles.frame} data-shell="visitors">
        <FrameLines />
      </div>
      <div className={`${styles.frame} ${styles.members}`} data-shell="members">
        <FrameLines />
        <FramePlaces brand={<Logo />} />
        <main className={styles.main}>
          <div className={styles.pagePlace} />
        </main>
      </div>
    </>,
  );
  return { frame, shell };
}
