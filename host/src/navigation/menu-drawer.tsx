import { Icon } from '@bank/ui';
import { CloseIcon } from '@bank/ui/icons';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { messages } from '../messages';
import styles from './menu-drawer.module.css';

type Props = {
  /** Its `showModal()` opens it. */
  ref: Ref<HTMLDialogElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A modal bottom sheet. Escape, the close button and a press on the backdrop close it. */
export function MenuDrawer({ ref, onClose, children }: Props) {
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; for the keyboard, the dialog element handles Escape.
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={messages.frame.menu}
      onClick={closeOnBackdrop}
      // The event fires asynchronously: the drawer may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title}>{messages.frame.menu}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.frame.closeMenu}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            <Icon icon={CloseIcon} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
