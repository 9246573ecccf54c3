import { renderToStaticMarkup } from 'react-dom/server';
import { FrameLines } from './app/frame-lines';
import styles from './app/frame.module.css';

/** Stands where a remote's page goes. */
const PAGE_MARK = '%PAGE%';

/** The HTML of the frame around a page for visitors, as `Frame` draws it. */
export function prerender(): Record<string, string> {
  const frame = renderToStaticMarkup(
    <div className={styles.frame}>
      <FrameLines />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>{PAGE_MARK}</div>
      </main>
    </div>,
  );
  return { frame };
}
