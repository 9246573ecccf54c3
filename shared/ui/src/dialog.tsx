import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon';
import { CloseIcon } from './icons';
import { messages } from './messages';

type Props = {
  open: boolean;
  title: ReactNode;
  /** Escape, the close button, or a form with `method="dialog"`. The owner then sets `open` to false. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons below the text, the main one last. */
  actions?: ReactNode;
  size?: 'normal' | 'wide' | undefined;
};

/** A modal dialog. Its content is mounted anew each time that it opens. */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, actions, size = 'normal' }: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Read while rendering: a control with autoFocus inside the dialog takes the focus before any effect.
  const opener = useRef(document.activeElement);

  useLayoutEffect(() => {
    const element = dialog.current;
    const returnTo = opener.current;
    const focused = element?.contains(document.activeElement) ? document.activeElement : null;
    element?.showModal();
    if (focused instanceof HTMLElement) focused.focus();
    return () => {
      element?.close();
      // Closing by removal does not give the focus back by itself.
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={size === 'wide' ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // The browser may close it without asking (a second Escape): the owner must know.
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={styles.inside}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in order, so that the first control of the content is focused at first. */}
        <button
          type="button"
          className={styles.close}
          aria-label={messages.close}
          onClick={onClose}
        >
          <Icon icon={CloseIcon} />
        </button>
      </div>
    </dialog>
  );
}
