import { useEffect, useRef } from 'react';

/**
 * Focuses an element (with `tabIndex={-1}`) when the condition becomes true. Use it when the focused
 * control is removed: the focus would otherwise return to the top of the page.
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
