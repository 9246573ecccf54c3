import { browserStore } from '../federation/browser-store';

const KEY = 'bank.files';

/** The files of each page's screen as `URL hash`, by the page's path. */
const read = () => browserStore.readFields(KEY);

/** Saves the files of a remote's screen, to preload them at the next visit of the page. */
export function saveVisitFiles(path: string, files: readonly string[]): void {
  browserStore.write(KEY, JSON.stringify({ ...read(), [path.toLowerCase()]: files }));
}

/**
 * Preloads the files that the page at `path` used at the last visit, in parallel with the app, which would
 * request them one after the other. Preloaded scripts do not run until the app has read the registry;
 * after a release some preloads are wasted.
 */
export function preloadLastVisit(path: string): void {
  const files = read()[path.toLowerCase()];
  for (const file of Array.isArray(files) ? files.map(String) : []) {
    const [href = '', integrity = ''] = file.split(' ');
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }
}
