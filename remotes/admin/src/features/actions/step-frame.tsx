import { useEffect, useRef, type ReactNode } from 'react';
import styles from './actions.module.css';

/**
 * Takes the focus when a step begins: the button that led to it has just left the page. It goes to
 * the step's field; without one to the step itself, so that it is read before anything is pressed.
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
