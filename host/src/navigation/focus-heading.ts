import { startAwakeTimeout } from '../device/awake-timeout';

/** The page counts as rendered when its DOM has not changed for this long, in milliseconds (debounce). */
const DOM_QUIET_MS = 60;
/**
 * Timeout after which the focus is no longer moved, in milliseconds, without the time that the computer sleeps.
 * Longer than a remote that fails takes until its failure card shows.
 */
const RENDER_TIMEOUT_MS = 20_000;

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * Moves the focus to the first heading inside `region` when the page has rendered, and again when a
 * remote replaces its previous screen. Stops as soon as the user focuses something else; a dialog that
 * opens meanwhile only delays it. Returns the function that cancels it.
 */
export function focusHeading(region: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;

  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    clearTimeout(timer);
    clearRenderTimeout();
  };
  const before = document.activeElement;
  const isOther = (target: EventTarget | null) =>
    target !== region.querySelector('h1') && !isInDialog(target);
  // An event, because the element may lose the focus again, like the button of a submitted form.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (isOther(target)) end();
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    if (isInDialog(target)) schedule();
  };
  const attempt = () => {
    const active = document.activeElement;
    // A window that is not in the foreground sends no event.
    if (active !== before && active !== document.body && isOther(active)) return end();
    const heading = region.querySelector('h1');
    if (!heading || heading === active) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt, DOM_QUIET_MS);
  };

  const observer = new MutationObserver(schedule);
  observer.observe(region, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  const clearRenderTimeout = startAwakeTimeout(() => end(), RENDER_TIMEOUT_MS);
  schedule();
  return end;
}
