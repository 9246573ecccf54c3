import { Toast, type ToastKind } from '@bank/ui';
import { resolveValue, useToaster, type Toast as Raised } from 'react-hot-toast/headless';
import { messages } from '../messages';
import styles from './toasts.module.css';

const kindOf = ({ type }: Raised): ToastKind =>
  type === 'success' || type === 'error' ? type : 'info';

function Item({ toast }: { toast: Raised }) {
  return (
    <div className={styles.item}>
      <Toast kind={kindOf(toast)} leaving={!toast.visible}>
        {resolveValue(toast.message, toast)}
      </Toast>
    </div>
  );
}

/**
 * Renders the toasts, top center, at most 20. The two live regions exist from the start: screen readers
 * often ignore text that is added together with its region.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const errors = toasts.filter((toast) => toast.type === 'error');
  const others = toasts.filter((toast) => toast.type !== 'error');
  return (
    <section
      className={styles.toasts}
      aria-label={messages.frame.notifications}
      // Hovering pauses the timeout.
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      <div aria-live="assertive">
        {errors.map((toast) => (
          <Item key={toast.id} toast={toast} />
        ))}
      </div>
      <div aria-live="polite">
        {others.map((toast) => (
          <Item key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}
