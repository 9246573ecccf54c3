import { saveProtection, useProtection } from '@bank/data-access';
import { settingsAt } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useSessionState } from '../session/session-provider';
import { LockDialogView } from './lock-dialog-view';
import { LockEntryView } from './lock-entry-view';

type EntryProps = { onLock: () => void };

/** The lock in the account menu, while that is open. */
export function LockEntry({ onLock }: EntryProps) {
  const { session } = useSessionState();
  return session && <OwnEntry uid={session.uid} onLock={onLock} />;
}

function OwnEntry({ uid, onLock }: EntryProps & { uid: string }) {
  const protection = useProtection(uid);
  // Until it is known, payments can be locked: locking twice changes nothing.
  const isLocked =
    protection.status === 'ready' && settingsAt(protection.value, new Date()).isLocked;
  return <LockEntryView isLocked={isLocked} onLock={onLock} />;
}

type DialogProps = { onClose: () => void };

/** Asks before payments are locked. */
export function LockDialog({ onClose }: DialogProps) {
  const { session } = useSessionState();
  if (!session) return null;
  const { uid } = session;
  return (
    <LockDialogView
      lock={() => saveProtection(database(), uid, { isLocked: true })}
      onClose={onClose}
    />
  );
}
