import { browserStore } from '../federation/browser-store';

const KEY = 'bank.files';

/** `address hash` of each file that a page's screen was made of, by the page's path. */
type FilesOfPages = Record<string, unknown>;

function read(): FilesOfPages {
  try {
    return { ...(JSON.parse(browserStore.read(KEY) ?? '{}') as FilesOfPages) };
  } catch {
    return {};
  }
}

/** Remembers the files of a remote's screen for the next time that the page is opened. */
export function saveVisitFiles(path: string, files: readonly string[]): void {
  browserStore.write(KEY, JSON.stringify({ ...read(), [path.toLowerCase()]: files }));
}

/**
 * Asks for what the page at `path` was made of last time, side by side with the program, which would
 * find it out one file after another. Nothing of it runs before the program has checked what is live:
 * after a release a few files have come in vain.
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
