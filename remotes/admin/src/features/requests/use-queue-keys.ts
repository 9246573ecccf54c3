import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What a shortcut opens the review for. The review still asks to confirm. */
export type ReviewIntent = 'review' | 'approve' | 'reject';

/** The host's shortcuts begin with this key; the letter after it is not ours. */
const PAIR_KEY = 'g';
const PAIR_TIMEOUT_MS = 1500;

/** The host's setting for all single-key shortcuts (WCAG 2.1.4), in its shortcuts dialog. */
function areShortcutsOff(): boolean {
  try {
    return window.localStorage.getItem('bank.shortcuts') === 'off';
  } catch {
    // Storage is unavailable: they are on by default.
    return false;
  }
}

/** Ignores keys meant for a field, a dialog or the browser. */
function isShortcut(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (document.querySelector('dialog[open], :popover-open')) return false;
  return !(
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  );
}

/**
 * Keyboard shortcuts of a queue: `j` and `k` focus the next and previous row's review button, `a` and `r`
 * open the focused row's review to approve or reject. Buttons have `data-review`, the id of their item.
 */
export function useQueueKeys(
  onReview: (id: string, intent: ReviewIntent) => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // A decided row leaves the list, and with it the focus: the next one takes its place.
  const position = useRef(-1);
  const review = useEffectEvent(onReview);

  useEffect(() => {
    let pairUntil = 0;

    function handle(key: string): boolean {
      const buttons = [
        ...(list.current?.querySelectorAll<HTMLElement>('[data-review]:enabled') ?? []),
      ];
      const focused = buttons.findIndex((button) =>
        button.closest('tr')?.contains(document.activeElement),
      );
      const move = (to: number) => {
        position.current = Math.max(0, Math.min(to, buttons.length - 1));
        buttons[position.current]?.focus();
      };
      if (key === 'j') move(focused < 0 ? position.current : focused + 1);
      else if (key === 'k') move(focused < 0 ? position.current : focused - 1);
      else if ((key === 'a' || key === 'r') && focused >= 0) {
        position.current = focused;
        review(buttons[focused]?.dataset.review ?? '', key === 'a' ? 'approve' : 'reject');
      } else return false;
      return true;
    }

    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || areShortcutsOff()) return;
      const isPair = event.timeStamp < pairUntil;
      pairUntil = event.key === PAIR_KEY ? event.timeStamp + PAIR_TIMEOUT_MS : 0;
      if (!isPair && handle(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}
