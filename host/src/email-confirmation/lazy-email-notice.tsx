import { Suspense } from 'react';
import { optionalPart } from '../app/lazy-host-screen';
import { useSessionState } from '../session/session-context';
import styles from './email-notice.module.css';
import { storedConfirmation } from './stored-confirmation';

// If it can't be loaded, the next page tries again.
const Notice = optionalPart(async () => (await import('./email-notice')).EmailNotice);

/**
 * The reminder to confirm the email address. Its code is loaded for users who have not confirmed theirs, or whose
 * confirmation is not recorded yet.
 */
export function LazyEmailNotice() {
  const { status, session, isConfirmed } = useSessionState();
  const isExpected = status === 'loading' ? storedConfirmation.isPending() : !isConfirmed;
  const isRecorded = !session || storedConfirmation.isRecorded(session.email);
  if (!isExpected && isRecorded) return null;
  return (
    <Suspense fallback={isExpected && <div className={styles.notice} data-expected />}>
      <Notice />
    </Suspense>
  );
}
