import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the control again when the person comes back to it and the focus was lost on the way: a
 * dialog gives it back to its opener only where that still takes it.
 */
export function useFocusReturn<T extends HTMLElement>(isAway: boolean): RefObject<T | null> {
  const control = useRef<T>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    const isBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    if (isBack && document.activeElement === document.body) control.current?.focus();
  }, [isAway]);
  return control;
}
