import type { RemoteOutline } from '@bank/contracts';
import { keepFiles } from '../start/files-of-last-time';

/** What remotes have asked for on this page, as `address hash`. */
const asked: string[] = [];
/** The versions of which a screen has been drawn: what comes after that is another screen's. */
const drawn = new Set<string>();

function note(node: Node): void {
  if (node instanceof HTMLScriptElement && node.integrity)
    asked.push(`${node.src} ${node.integrity}`);
  if (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.integrity)
    asked.push(`${node.href} ${node.integrity}`);
}

let isNoting = false;

/** Notes from now on which files remotes ask for. */
export function noteFiles(): void {
  if (isNoting) return;
  isNoting = true;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(note);
  }).observe(document.head, { childList: true });
}

/**
 * Remembers, as soon as the first screen of a remote's version stands in `box` with its heading, which
 * files that took. A box that is taken away before is not heard of again.
 */
export function remember(box: HTMLElement, { routes }: RemoteOutline, entry: string): void {
  const folder = new URL('.', entry).href;
  const observer = new MutationObserver(() => {
    if (!box.querySelector('h1')) return;
    observer.disconnect();
    drawn.add(folder);
    const path = window.location.pathname.toLowerCase();
    // One of a receipt, say, is opened once.
    if (!routes.some((route) => route.path.toLowerCase() === path)) return;
    // What had to be asked for again has another address, by which nobody will ask the next time.
    keepFiles(
      path,
      asked.filter((file) => file.startsWith(folder) && !file.includes('?')),
    );
  });
  if (!drawn.has(folder)) observer.observe(box, { childList: true, subtree: true });
}
