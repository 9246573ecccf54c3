import { Link } from '@bank/router';
import { Avatar, buttonClass, Icon, LanguageSwitch, ThemeSwitch, VisuallyHidden } from '@bank/ui';
import { KeyboardIcon, LogoutIcon, PersonIcon } from '@bank/ui/icons';
import { Suspense, useState } from 'react';
import { lazyHostScreen, optionalPart } from '../app/lazy-host-screen';
import { whenIdle } from '../app/when-idle';
import { messages } from '../messages';
import { requestLeave } from '../unsaved-changes/leave-request';
import styles from './account-menu.module.css';

const ID = 'account-menu';
const loadLock = () => import('../protection/lock');
const LockEntry = lazyHostScreen(async () => (await loadLock()).LockEntry);
const LockDialog = lazyHostScreen(async () => (await loadLock()).LockDialog);

const loadNotifications = () => whenIdle().then(() => import('../notifications/notifications'));
const NotificationBadge = optionalPart(async () => (await loadNotifications()).NotificationBadge);
const NotificationList = optionalPart(async () => (await loadNotifications()).NotificationList);

export type Person = { name: string; email: string };
type Props = Person & { onShortcuts: () => void; onSignOut: () => void };

function AccountMenuContent(props: Props & { onLock: () => void }) {
  const { name, email, onShortcuts, onSignOut, onLock } = props;
  return (
    <>
      <div>
        <p className={styles.whole}>
          <bdi>{name}</bdi>
        </p>
        {email !== name && <p className={styles.email}>{email}</p>}
      </div>
      <ThemeSwitch />
      <LanguageSwitch beforeLeaving={requestLeave} />
      <div className={styles.actions}>
        <Suspense fallback={<span className={buttonClass('quiet')} />}>
          <NotificationList />
        </Suspense>
        <Link to="/Profile" className={buttonClass('quiet')}>
          <Icon icon={PersonIcon} />
          {messages.frame.profile}
        </Link>
        <Suspense fallback={<span className={buttonClass('quiet')} />}>
          <LockEntry onLock={onLock} />
        </Suspense>
        <button
          type="button"
          className={`${buttonClass('quiet')} ${styles.shortcuts}`}
          onClick={(event) => {
            // First, so that the focus is on the menu's button, to which the dialog returns it.
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
 * The account menu: user, theme, language, notifications, profile, emergency lock and logout. The browser closes the
 * popover on Escape and on a press outside; the parent closes it after navigation with a new `key`.
 */
export function AccountMenu(props: Props) {
  const [open, setOpen] = useState(false);
  const [isLocking, setIsLocking] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={ID}>
        <Avatar name={props.name} />
        <VisuallyHidden>{messages.frame.account} </VisuallyHidden>
        {/* A name is truncated at its own end, in left-to-right and right-to-left scripts. */}
        <span className={styles.name} dir="auto">
          {props.name}
        </span>
        <Suspense>
          <NotificationBadge />
        </Suspense>
      </button>
      <div
        id={ID}
        popover="auto"
        className={styles.menu}
        // Rendered before the popover is painted, and removed after the browser has returned the focus.
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <AccountMenuContent {...props} onLock={() => setIsLocking(true)} />}
      </div>
      {isLocking && (
        <Suspense>
          <LockDialog onClose={() => setIsLocking(false)} />
        </Suspense>
      )}
    </>
  );
}
