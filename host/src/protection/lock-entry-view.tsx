import { Link } from '@bank/router';
import { buttonClass, Icon } from '@bank/ui';
import { LockIcon } from '@bank/ui/icons';
import { messages } from './messages';

type Props = { isLocked: boolean; onLock: () => void };

export function LockEntryView({ isLocked, onLock }: Props) {
  return isLocked ? (
    <Link to="/Profile/security" className={buttonClass('quiet')}>
      <Icon icon={LockIcon} />
      {messages.locked}
    </Link>
  ) : (
    <button
      type="button"
      className={buttonClass('quiet')}
      onClick={(event) => {
        // First, so that the focus is on the menu's button, to which the dialog returns it.
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onLock();
      }}
    >
      <Icon icon={LockIcon} />
      {messages.lock}
    </button>
  );
}
