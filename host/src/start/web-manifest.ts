/**
 * Names the file that tells how the bank is installed, once the page has been painted: a browser asks for
 * it as early as for what the page waits for.
 */
export function linkWebManifest(page: Document): void {
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    page.head.append(link);
  }).observe({ type: 'paint', buffered: true });
}
