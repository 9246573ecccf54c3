import { Button, buttonClass, Icon, Skeleton } from '@bank/ui';
import { BellIcon } from '@bank/ui/icons';
import { useId, useRef, useState } from 'react';
import { EntryList } from './entry-list';
import { messages } from './messages';
import styles from './notification-list.module.css';
import { UnreadBadge } from './unread-badge';
import type { Notifications } from './use-notifications';

type Props = { notifications: Notifications; showsAmounts: boolean };

/** The entry of the account menu that opens the list. */
export function NotificationListView({ notifications, showsAmounts }: Props) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { status } = notifications;

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={buttonClass('quiet')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={BellIcon} />
        <span>
          {messages.title}
          {status === 'ready' && <UnreadBadge count={notifications.unread} />}
        </span>
      </button>
      <div id={id} className={styles.list} hidden={!isOpen}>
        {isOpen && status === 'loading' && <Skeleton label={messages.loading} lines={2} />}
        {isOpen && status === 'error' && (
          <div className={styles.state}>
            <p role="alert">{messages.failed}</p>
            <Button
              variant="secondary"
              onClick={() => {
                // This button disappears while the list is loading.
                toggle.current?.focus();
                notifications.retry();
              }}
            >
              {messages.retry}
            </Button>
          </div>
        )}
        {isOpen && status === 'ready' && (
          <EntryList {...notifications} currency={showsAmounts ? notifications.currency : null} />
        )}
      </div>
    </>
  );
}
