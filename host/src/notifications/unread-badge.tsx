import { VisuallyHidden } from '@bank/ui';
import { MAX_ENTRIES } from './entries';
import { messages } from './messages';
import styles from './notification-list.module.css';

type Props = { count: number };

/** The number of unread entries. As many as are read may be more. */
export function UnreadBadge({ count }: Props) {
  if (count === 0) return null;
  const least = MAX_ENTRIES - 1;
  const isMore = count > least;
  return (
    <>
      <VisuallyHidden>
        {' '}
        {isMore ? messages.moreUnread(least) : messages.unread(count)}
      </VisuallyHidden>
      <span className={styles.badge} aria-hidden="true">
        {isMore ? `${least}+` : count}
      </span>
    </>
  );
}
