import { database } from '@bank/firebase/firestore';
import { useBalanceShown } from '@bank/ui';
import { useSessionState } from '../session/session-context';
import styles from './notification-list.module.css';
import { NotificationListView } from './notification-list-view';
import { subscribeSources } from './subscribe-sources';
import { UnreadBadge } from './unread-badge';
import { createUseNotifications } from './use-notifications';

const useNotifications = createUseNotifications((uid, onValue, onError) =>
  subscribeSources(database(), uid, onValue, onError),
);

type Props = { uid: string };

function OwnBadge({ uid }: Props) {
  const notifications = useNotifications(uid);
  return (
    notifications.status === 'ready' && (
      <span className={styles.corner}>
        <UnreadBadge count={notifications.unread} />
      </span>
    )
  );
}

function OwnList({ uid }: Props) {
  const [showsAmounts] = useBalanceShown();
  return <NotificationListView notifications={useNotifications(uid)} showsAmounts={showsAmounts} />;
}

/** How many notifications of the signed-in user are unread; nothing if none is. */
export function NotificationBadge() {
  const { session } = useSessionState();
  return session && <OwnBadge uid={session.uid} />;
}

/** What happened on the signed-in user's account, in the account menu. */
export function NotificationList() {
  const { session } = useSessionState();
  return session && <OwnList uid={session.uid} />;
}
