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
  let start = document.activeElement;
  let timer: ReturnType<typeof setTimeout>;

  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(limit);
  };
  const attempt = () => {
    const active = document.activeElement;
    // The browser takes the focus to the body where the focused element went away.
    if (active !== start && active !== document.body) return end();
    const heading = region.querySelector('h1');
    if (!heading || heading === active) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
    // Where it is hidden until the next one comes, the focus has stayed where it was.
    start = document.activeElement;
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt, QUIET);
  };

  const observer = new MutationObserver(wait);
  observer.observe(region, { childList: true, subtree: true });
  const limit = setTimeout(() => end(), PATIENCE);
  wait();
  return end;
}
