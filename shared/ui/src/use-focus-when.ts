import { useEffect, useRef } from 'react';

/**
 * Gives the focus to an element (with `tabIndex={-1}`) when the condition turns true: the control
 * that had it has just left the page, and a keyboard or a screen reader would start over at the top.
 */
export function useFocusWhen<T extends HTMLElement>(condition: boolean) {
  const element = useRef<T>(null);
  const wasTrue = useRef(condition);
  useEffect(() => {
    if (condition && !wasTrue.current) element.current?.focus();
    wasTrue.current = condition;
  }, [condition]);
  return element;
}
