import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon';
import { CloseIcon } from './icons';
import { messages } from './messages';

type Props = {
  open: boolean;
  title: ReactNode;
  /** Called for Escape, the close button or a form with `method="dialog"`. Set `open` to false. */
  onClose: () => void;
  /** Text above the content. Screen readers read it when the dialog opens, before the focused control. */
  message?: ReactNode;
  children?: ReactNode;
  /** Buttons below the content, the primary one last. */
  actions?: ReactNode;
  size?: 'normal' | 'wide' | undefined;
  /** Focuses the title instead of the first control: for a result, which should be read first. */
  focusTitle?: boolean | undefined;
};

/** A modal dialog. Its content is mounted each time it opens. */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<Props, 'open'>) {
  const { title, onClose, message, children, actions, size = 'normal', focusTitle } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const messageId = useId();
  // Read during render: a control with `autoFocus` takes the focus before effects run.
  const opener = useRef(document.activeElement);

  useLayoutEffect(() => {
    const element = dialog.current;
    const returnTo = opener.current;
    const focused = element?.contains(document.activeElement) ? document.activeElement : null;
    element?.showModal();
    if (focused instanceof HTMLElement) focused.focus();
    // Has a `tabIndex` only if it may take the focus.
    if (heading.current?.hasAttribute('tabindex')) heading.current.focus();
    return () => {
      element?.close();
      // Removing an open dialog does not restore the focus.
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={size === 'wide' ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={message ? messageId : undefined}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // The browser may close it without `cancel` (second Escape): notify the owner.
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={styles.inside}>
        <h2
          ref={heading}
          className={styles.title}
          id={titleId}
          tabIndex={focusTitle ? -1 : undefined}
        >
          {title}
        </h2>
        {message && <p id={messageId}>{message}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in DOM order, so that the first control of the content gets the focus. */}
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
