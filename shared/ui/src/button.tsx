import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  /** Disables the button and shows a spinner with `busyLabel` or the normal text. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
};

/** A native button, of `type="button"` by default. */
export function Button(props: Props) {
  const { variant, busy = false, busyLabel, className, disabled, children, ...native } = props;
  return (
    <button
      type="button"
      {...native}
      className={className ? `${buttonClass(variant)} ${className}` : buttonClass(variant)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
