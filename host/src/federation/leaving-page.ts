/** How long the failures of a page that is being left are ignored, in milliseconds: the user may stay. */
export const LEAVING_MS = 2000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Starts to notice that the page is being left. Returns the function that stops it. */
export function watchLeaving(): () => void {
  const onLeave = () => (leftAt = performance.now());
  window.addEventListener('beforeunload', onLeave);
  return () => {
    window.removeEventListener('beforeunload', onLeave);
    leftAt = Number.NEGATIVE_INFINITY;
  };
}

/**
 * Whether the page is being left. Firefox then cancels what is still loading, and lets it fail in the page
 * before the next one is shown: neither the remote nor the network has failed.
 */
export function isLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS;
}
