import { Icon, type IconName } from '@bank/ui';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { messages } from '../messages';
import styles from './toasts.module.css';

function looksOf({ type }: Toast): { icon: IconName; className: string | undefined } {
  if (type === 'success') return { icon: 'check', className: styles.success };
  if (type === 'error') return { icon: 'alert', className: styles.error };
  return { icon: 'document', className: styles.info };
}

function Item({ toast }: { toast: Toast }) {
  const { icon, className } = looksOf(toast);
  return (
    <div className={`${styles.toast} ${className}`} data-leaving={!toast.visible || undefined}>
      <Icon name={icon} />
      <p>{resolveValue(toast.message, toast)}</p>
    </div>
  );
}

/**
 * Draws the toasts, top center, at most 20. The two live regions stand there from the start: text
 * that arrives together with its region is often not read out.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const errors = toasts.filter((toast) => toast.type === 'error');
  const others = toasts.filter((toast) => toast.type !== 'error');
  return (
    <section
      className={styles.toasts}
      aria-label={messages.frame.notifications}
      // Whoever reads slowly holds them with the pointer.
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
