import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the person to the heading of a list that has become another one, as a new page would: the
 * path is the same, so that the site does not do it. Not for the first list, whose page does.
 */
export function useArrivalFocus(list: string): RefObject<HTMLSpanElement | null> {
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
