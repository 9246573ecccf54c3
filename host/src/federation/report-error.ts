/**
 * The one way in which failures leave the host. For now they go to the browser's console, where
 * a developer looks; an endpoint can take its place without touching the callers.
 */
export function reportError(error: unknown): void {
  // eslint-disable-next-line no-console -- the one place where the site speaks to the console.
  console.warn('[bank]', error instanceof Error ? error.message : error);
}
