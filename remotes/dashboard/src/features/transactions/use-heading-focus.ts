import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading when the list changes: the path stays the same, so the host does not. Skips the
 * first render, which the host handles.
 */
export function useHeadingFocus(list: string): RefObject<HTMLSpanElement | null> {
  const heading = useRef<HTMLSpanElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [list]);
  return heading;
}
