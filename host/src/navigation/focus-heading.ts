/** The page counts as drawn when nothing in it has changed for this long, in milliseconds. */
const QUIET = 60;
/** A screen that takes longer finds the person elsewhere already. */
const PATIENCE = 5000;

/**
 * Moves the focus to the first heading inside `region` as soon as the page is drawn: a remote draws
 * its screen in its own time, and until then may show the one before, whose heading then hands the
 * focus on. Leaves alone whoever has moved on meanwhile. Returns what ends it.
 */
export function focusHeading(region: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;

  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', watch);
    clearTimeout(timer);
    clearTimeout(limit);
  };
  // Seen as it happens: what they went to may have lost the focus again, as a form that was sent.
  const watch = ({ target }: FocusEvent) => {
    if (target !== region.querySelector('h1')) end();
  };
  const attempt = () => {
    const heading = region.querySelector('h1');
    if (!heading || heading === document.activeElement) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt, QUIET);
  };

  const observer = new MutationObserver(wait);
  observer.observe(region, { childList: true, subtree: true });
  document.addEventListener('focusin', watch);
  const limit = setTimeout(() => end(), PATIENCE);
  wait();
  return end;
}
