/**
 * Names the file that tells how the bank is installed, once the page has been painted: a browser asks for
 * it as early as for what the page waits for.
 */
export function linkWebManifest(page: Document): void {
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  // Safari has no word for idle time.
  const later = window.requestIdleCallback ?? window.setTimeout;
  window.addEventListener('load', () => later(() => page.head.append(link)));
}
