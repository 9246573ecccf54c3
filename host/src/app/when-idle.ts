/** Resolves when the browser is idle; Safari has no `requestIdleCallback`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(() => resolve());
  });
}
