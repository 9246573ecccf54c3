import type { Environment } from '@bank/contracts';
import { BrowserRouter } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Suspense, useState } from 'react';
import { useRegistry } from '../federation/use-registry';
import { messages } from '../messages';
import { Toasts } from '../notifications/toasts';
import { limitsOf } from '../session/limits';
import { SessionLimitsGuard } from '../session/session-limits-guard';
import { SessionProvider } from '../session/session-provider';
import { LeaveDialog } from '../unsaved-changes/leave-dialog';
import { AppErrorBoundary } from './error-page';
import { Frame } from './frame';
import { SiteRoutes } from './site-routes';

function Site({ registryUrl }: { registryUrl: string }) {
  const registry = useRegistry(registryUrl);
  const entries = registry.status === 'ready' ? registry.registry.entries : [];
  return (
    <Frame manifests={entries.map((entry) => entry.remote)}>
      <Suspense fallback={<Skeleton label={messages.loading} height="20rem" />}>
        <SiteRoutes registry={registry} />
      </Suspense>
    </Frame>
  );
}

/** The whole site: router, session, frame, and the remotes that the registry names. */
export function App({ environment }: { environment: Environment }) {
  const [limits] = useState(() => limitsOf(environment));
  return (
    <AppErrorBoundary>
      <BrowserRouter>
        <SessionProvider limits={limits}>
          <Site registryUrl={environment.registryUrl} />
          <SessionLimitsGuard limits={limits} />
        </SessionProvider>
        <LeaveDialog />
      </BrowserRouter>
      <Toasts />
    </AppErrorBoundary>
  );
}
