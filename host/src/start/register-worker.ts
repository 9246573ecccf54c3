// Webpack puts the value in its place.
declare const process: { env: { NODE_ENV?: string } };

/** Lets repeat visits begin from what the browser has. Not while developing: files change all the time. */
export function registerWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // After the page itself, which needs the network more.
  window.addEventListener('load', () => {
    const worker = navigator.serviceWorker;
    worker.register('/service-worker.js').then(
      // It keeps the program's files when it is told that a page is there.
      async () => (await worker.ready).active?.postMessage('loaded'),
      () => {
        // A browser that refuses it loads every page anew, as before.
      },
    );
  });
}
