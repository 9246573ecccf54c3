import { Icon } from '@bank/ui';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './menu-drawer.module.css';

/**
 * The menu of narrow screens: a button, and a modal drawer that it opens. Escape, the close button
 * and a press beside it close it; the owner closes it after a move by giving it a new `key`.
 */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  const show = () => {
    setOpen(true);
    drawer.current?.showModal();
  };

  const closeBeside = (event: MouseEvent) => {
    if (event.target === drawer.current) drawer.current.close();
  };

  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={show}>
        <Icon name="menu" />
        {messages.frame.menu}
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside it; the keyboard has Escape, which the element knows by itself. */}
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={messages.frame.menu}
        onClick={closeBeside}
        onClose={() => setOpen(false)}
      >
        <div className={styles.inside}>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.frame.closeMenu}
            onClick={() => drawer.current?.close()}
          >
            <Icon name="close" />
          </button>
          {open && children}
        </div>
      </dialog>
    </>
  );
}
