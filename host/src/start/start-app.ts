import { PAGE_CONTROLS, PRERENDERED_ID, PRESSED } from './prerendered';

/** By these a person shows that they are there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Starts the program on a page that stands in its HTML: at once, or when somebody shows that they are
 * there. Until then such a page is as light as any, and its links are links. A control that is pressed
 * before the program has come is remembered, and pressed again then. Returns what starts it.
 */
export function startApp(script: string, isAtOnce: boolean): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  const start = (event?: Event) => {
    if (stop.signal.aborted || (event && isAtRest(event))) return;
    stop.abort();
    const element = document.createElement('script');
    element.src = script;
    document.head.append(element);
  };
  document.addEventListener('click', remember, { capture: true });
  if (!isAtOnce) for (const sign of SIGNS) document.addEventListener(sign, start, options);
  // The program looks for its place in the page.
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', start, options);
  else start();
  return start;
}

/** A pointer that merely rests where the page appears is told of as one that moved, by nothing. */
function isAtRest({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}

function remember({ target }: Event): void {
  const control = target instanceof Element ? target.closest(PAGE_CONTROLS) : null;
  if (control?.closest(`#${PRERENDERED_ID}`)) control.setAttribute(PRESSED, '');
}
