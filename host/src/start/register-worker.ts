// Webpack puts the value in its place.
declare const process: { env: { NODE_ENV?: string } };

/** Lets repeat visits begin from what the browser has. Not while developing: files change all the time. */
export function registerWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // After the page itself, which needs the network more.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // A browser that refuses it loads every page anew, as before.
    });
  });
}
