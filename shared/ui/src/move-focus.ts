import type { KeyboardEvent } from 'react';

type Keys = { next: string; previous: string };

const ALONG: Readonly<Record<'horizontal' | 'vertical', Keys>> = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
};

/** The index that the key moves to, wrapping around; `undefined` for other keys. */
function target(key: string, { next, previous }: Keys, index: number, count: number) {
  if (key === next) return (index + 1) % count;
  if (key === previous) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Keyboard navigation for a roving tabindex (tabs, menu): the arrow keys, Home and End move the focus
 * among the elements that match `selector`. Returns the focused element.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  axis: 'horizontal' | 'vertical',
): HTMLElement | undefined {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = all.findIndex((element) => element === document.activeElement);
  const to = target(event.key, ALONG[axis], index, all.length);
  const element = to === undefined ? undefined : all[to];
  if (!element) return undefined;
  event.preventDefault();
  element.focus();
  return element;
}

/** Type-ahead: focuses the next menu item that starts with the typed letter. */
export function focusByLetter(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = all.findIndex((element) => element === document.activeElement);
  const letter = event.key.toLowerCase();
  [...all.slice(index + 1), ...all.slice(0, index + 1)]
    .find(({ textContent }) => textContent.trim().toLowerCase().startsWith(letter))
    ?.focus();
}
