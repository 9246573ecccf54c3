import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';
import styles from './menu.module.css';
import { focusByLetter, moveFocus } from './move-focus';

/** One action of a menu. */
export type MenuAction = {
  label: string;
  /** A small icon before the text. */
  icon?: ReactNode;
  onSelect: () => void;
  /** `danger` for an irreversible action. */
  tone?: 'normal' | 'danger' | undefined;
};

type Props = {
  /** Content of the button. */
  children: ReactNode;
  /** Accessible name of the button and the menu, if the content is not enough. */
  label?: string | undefined;
  actions: readonly MenuAction[];
  variant?: ButtonVariant | undefined;
};

const ITEMS = '[role="menuitem"]';

/**
 * A menu button. The menu is a popover: the browser shows it in the top layer and closes it on Escape or
 * a click outside.
 */
export function Menu({ children, label, actions, variant = 'secondary' }: Props) {
  const id = useId();
  const anchor = `--menu-${id.replace(/\W/g, '')}`;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const enterAt = useRef<'first' | 'last'>('first');

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    enterAt.current = event.key === 'ArrowUp' ? 'last' : 'first';
    list.current?.showPopover();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') list.current?.hidePopover();
    else if (!moveFocus(event, ITEMS, 'vertical')) focusByLetter(event, ITEMS);
  }

  function focusItem() {
    const items = list.current?.querySelectorAll<HTMLElement>(ITEMS);
    items?.[enterAt.current === 'last' ? items.length - 1 : 0]?.focus();
    enterAt.current = 'first';
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={buttonClass(variant)}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={`${id}-list`}
        style={{ anchorName: anchor }}
        onKeyDown={openByArrow}
      >
        {children}
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        className={styles.list}
        style={{ positionAnchor: anchor }}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          if (event.newState === 'open') focusItem();
        }}
      >
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={action.tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item}
            onClick={() => {
              // Restore the focus first: a dialog opened by the action returns it on close.
              list.current?.hidePopover();
              button.current?.focus();
              action.onSelect();
            }}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
      </div>
    </>
  );
}
