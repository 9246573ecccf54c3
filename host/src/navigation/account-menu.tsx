import { Link } from '@bank/router';
import { Avatar, buttonClass, Icon, LanguageSwitch, ThemeSwitch, VisuallyHidden } from '@bank/ui';
import { KeyboardIcon, LogoutIcon, PersonIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { messages } from '../messages';
import { requestLeave } from '../unsaved-changes/leave-request';
import styles from './account-menu.module.css';

const ID = 'account-menu';

export type Person = { name: string; email: string };
type Props = Person & { onShortcuts: () => void; onSignOut: () => void };

function Inside({ name, email, onShortcuts, onSignOut }: Props) {
  return (
    <>
      <div>
        <p className={styles.whole}>{name}</p>
        {email !== name && <p className={styles.email}>{email}</p>}
      </div>
      <ThemeSwitch />
      <LanguageSwitch beforeLeaving={requestLeave} />
      <div className={styles.actions}>
        <Link to="/Profile" className={buttonClass('quiet')}>
          <Icon icon={PersonIcon} />
          {messages.frame.profile}
        </Link>
        <button
          type="button"
          className={`${buttonClass('quiet')} ${styles.shortcuts}`}
          onClick={(event) => {
            // First, so that the focus is back at the menu's button: there the dialog returns it.
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            onShortcuts();
          }}
        >
          <Icon icon={KeyboardIcon} />
          {messages.shortcuts.title}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onSignOut}>
          <Icon icon={LogoutIcon} />
          {messages.frame.logout}
        </button>
      </div>
    </>
  );
}

/**
 * Who is signed in, on every page and in every width; pressed, it offers the way out and the colours.
 * The browser closes it on Escape and on a press beside it; the owner after a move, by a new `key`.
 */
export function AccountMenu(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={ID}>
        <Avatar name={props.name} />
        <VisuallyHidden>{messages.frame.account} </VisuallyHidden>
        <span className={styles.name}>{props.name}</span>
      </button>
      <div
        id={ID}
        popover="auto"
        className={styles.menu}
        // Before it is painted, so that it does not open empty.
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <Inside {...props} />}
      </div>
    </>
  );
}
