import { lazyScreen } from '@bank/remote-kit';
import { Skeleton } from '@bank/ui';
import { Suspense, type ReactNode } from 'react';
import { useAdminSession } from './use-admin-session';

const SessionEnded = lazyScreen(async () => (await import('./session-ended')).SessionEnded);

/** Shows the administration while the admin's session lasts, and then asks for the password. */
export function AdminSession({ children }: { children: ReactNode }) {
  const { isOver, goOn } = useAdminSession();
  if (!isOver) return children;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <SessionEnded goOn={goOn} />
    </Suspense>
  );
}
