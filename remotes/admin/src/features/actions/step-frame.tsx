import { useEffect, useRef, type ReactNode } from 'react';
import styles from './actions.module.css';

/**
 * Moves the focus when a step begins, because the pressed button is gone: to the first field, or to the
 * step itself so that a screen reader reads it before any button.
 */
export function StepFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = frame.current?.querySelector('input');
    (field ?? frame.current)?.focus();
  }, []);
  return (
    <div ref={frame} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}
