import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to the control when the customer comes back and nothing else has it. A dialog restores
 * focus by itself only if its opener is still focusable.
 */
export function useRestoreFocus<T extends HTMLElement>(isAway: boolean): RefObject<T | null> {
  const control = useRef<T>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    const isBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    if (isBack && document.activeElement === document.body) control.current?.focus();
  }, [isAway]);
  return control;
}
