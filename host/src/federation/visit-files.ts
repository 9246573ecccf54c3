import type { RemoteSummary } from '@bank/contracts';
import { saveVisitFiles } from '../start/last-visit-files';

/** Files that remotes requested on this page, as `URL hash`. */
const requested: string[] = [];
/** Versions whose first screen has rendered; later files belong to other screens. */
const rendered = new Set<string>();

function record(node: Node): void {
  if (node instanceof HTMLScriptElement && node.integrity)
    requested.push(`${node.src} ${node.integrity}`);
  if (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.integrity)
    requested.push(`${node.href} ${node.integrity}`);
}

let isObserving = false;

/** Starts recording the scripts and style sheets that remotes request. */
export function observeRequestedFiles(): void {
  if (isObserving) return;
  isObserving = true;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(record);
  }).observe(document.head, { childList: true });
}

/**
 * Saves the files of a version's first screen once its heading is in `container`; the next visit of
 * the page preloads them (`preloadLastVisit`).
 */
export function saveFilesOfFirstScreen(
  container: HTMLElement,
  { routes }: RemoteSummary,
  entry: string,
): void {
  const folder = new URL('.', entry).href;
  const observer = new MutationObserver(() => {
    if (!container.querySelector('h1')) return;
    observer.disconnect();
    rendered.add(folder);
    const path = window.location.pathname.toLowerCase();
    // Pages of a single item, such as a receipt, are usually opened once.
    if (!routes.some((route) => route.path.toLowerCase() === path)) return;
    // Retried files have a query in their URL and would not be used again.
    saveVisitFiles(
      path,
      requested.filter((file) => file.startsWith(folder) && !file.includes('?')),
    );
  });
  if (!rendered.has(folder)) observer.observe(container, { childList: true, subtree: true });
}
