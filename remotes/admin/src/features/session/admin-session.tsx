import { lazyScreen } from '@bank/remote-kit';
import { Skeleton } from '@bank/ui';
import { Suspense, type ReactNode } from 'react';
import { useAdminSession } from './use-admin-session';

const SessionEnded = lazyScreen(async () => (await import('./session-ended')).SessionEnded);

/** Shows the administration during the admin session, and asks for the password after its expiry. */
export function AdminSession({ children }: { children: ReactNode }) {
  const { isKnown, isExpired, resume } = useAdminSession();
  if (!isKnown) return <Skeleton lines={8} />;
  if (!isExpired) return children;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <SessionEnded resume={resume} />
    </Suspense>
  );
}
