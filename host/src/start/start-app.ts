import { HELD, PAGE_CONTROLS, PRERENDERED_ID, PRESSED } from '../prerendering/replace-prerendered';

/** Events that count as the first interaction. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
] as const;

/** The last three can swallow a release: a gesture, a context menu or another window. */
const HOLD_EVENTS = [
  ...['pointerdown', 'keydown', 'pointerup', 'keyup'],
  ...['pointercancel', 'contextmenu', 'blur'],
];

/**
 * Bootstraps the app on a prerendered page: immediately, or on the first interaction. Until then the page
 * runs almost no JavaScript and its links are plain links. A control that is pressed before the app has
 * started is marked and pressed again then. Returns the function that starts the app.
 */
export function startApp(scripts: readonly string[], isImmediate: boolean): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  const start = (event?: Event) => {
    if (stop.signal.aborted || (event && isWithoutMovement(event))) return;
    stop.abort();
    for (const script of scripts) {
      const element = document.createElement('script');
      element.src = script;
      document.head.append(element);
    }
  };
  document.addEventListener('click', markPressed, { capture: true });
  // Without capturing: `blur` is that of the window, not that of the field that the press takes the focus from.
  for (const type of HOLD_EVENTS) addEventListener(type, trackHold);
  if (!isImmediate)
    for (const type of INTERACTION_EVENTS) document.addEventListener(type, start, options);
  // The app needs its root element.
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', start, options);
  else start();
  return start;
}

/** Browsers fire `pointermove` without movement when a page appears under a resting pointer. */
function isWithoutMovement({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}

function markPressed({ target }: Event): void {
  const control = target instanceof Element ? target.closest(PAGE_CONTROLS) : null;
  const prerendered = control?.closest(`#${PRERENDERED_ID}`);
  if (!prerendered) return;
  // Only the last press is repeated.
  prerendered.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
  control?.setAttribute(PRESSED, '');
}

/** A click needs press and release on the same element. */
function trackHold({ type, button, key }: Event & { button?: number; key?: string }): void {
  const mark = (isHeld: boolean) =>
    document.getElementById(PRERENDERED_ID)?.toggleAttribute(HELD, isHeld);
  // The click follows the release in the same task.
  if (!type.endsWith('down')) setTimeout(mark, 0, false);
  else if (button === 0 || key === ' ') mark(true);
}
