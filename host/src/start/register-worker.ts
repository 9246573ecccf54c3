// Replaced at build time (webpack DefinePlugin).
declare const process: { env: { NODE_ENV?: string } };

/** Registers the service worker, which caches files for repeat visits. Not in development builds. */
export function registerWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // After `load`, so that it does not compete with the page for the network.
  window.addEventListener('load', () => {
    const worker = navigator.serviceWorker;
    worker.register('/service-worker.js').then(
      // On this message the service worker caches the app's files.
      async () => (await worker.ready).active?.postMessage('loaded'),
      () => {
        // Without a service worker the site works, just without its cache.
      },
    );
  });
}
