/**
 * The one way in which failures leave the host. For now they go to the browser's console, where
 * a developer looks; an endpoint can take its place without touching the callers.
 */
export function reportError(error: unknown): void {
  console.warn('[bank]', error instanceof Error ? error.message : error);
}
