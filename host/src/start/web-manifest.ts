/**
 * Links the web app manifest after the first paint: browsers would otherwise request it together with
 * render-blocking files.
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
