import { useEffect, useRef, type RefObject } from 'react';

/** Marks a scroll container with `data-more-start` and `data-more-end` while content is hidden on that side. */
export function useScrollCue(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Negative in right-to-left pages.
      const before = Math.abs(scrollLeft);
      element.toggleAttribute('data-more-start', before > 1);
      element.toggleAttribute('data-more-end', scrollWidth - clientWidth - before > 1);
    };
    const sizes = new ResizeObserver(mark);
    for (const part of [element, ...element.children]) sizes.observe(part);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return frame;
}
