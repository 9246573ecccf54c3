import type { Environment } from '@bank/contracts';
import { lazyScreen } from '@bank/remote-kit/lazy-screen';
import { Skeleton } from '@bank/ui';
import { Suspense, useEffect, useState } from 'react';
import { createLiveRegistry } from '../federation/live-registry';
import { NewVersionNotice } from '../federation/new-version-notice';
import { type Override, readOverride } from '../federation/override';
import { startReports } from '../federation/report-error';
import { RegistryContext, useRegistry } from '../federation/use-registry';
import { messages } from '../messages';
import { rememberPublicPages } from '../navigation/public-pages';
import { SiteRouter } from '../navigation/site-router';
import { Toasts } from '../notifications/toasts';
import { limitsOf, type SessionLimits } from '../session/limits';
import { SessionProvider, useSessionState } from '../session/session-provider';
import { ownManifest } from '../status/own-manifest';
import { LeaveDialog } from '../unsaved-changes/leave-dialog';
import { AppErrorBoundary } from './error-page';
import { Frame } from './frame';
import { SiteRoutes } from './site-routes';

// Developers alone have one. Where it does not arrive, their page shows an error instead of no banner.
const OverrideBanner = lazyScreen(
  async () => (await import('../federation/override-banner')).OverrideBanner,
);

const SessionLimitsGuard = lazyScreen(
  async () => (await import('../session/session-limits-guard')).SessionLimitsGuard,
);

/** Nobody is signed in without limits: where these do not arrive, the error page stands. */
function LimitedSession({ limits }: { limits: SessionLimits }) {
  const state = useSessionState();
  if (state.status !== 'ready' || !state.session) return null;
  return (
    <Suspense>
      <SessionLimitsGuard key={state.session.uid} limits={limits} />
    </Suspense>
  );
}

function Site({ override }: { override: Override | null }) {
  const registry = useRegistry();
  const entries = registry.status === 'ready' ? registry.registry.entries : undefined;
  const manifests = entries ? [...entries.map(({ remote }) => remote), ownManifest] : [];
  useEffect(() => {
    if (entries) rememberPublicPages(entries.map(({ remote }) => remote));
  }, [entries]);
  return (
    <>
      {override && (
        <Suspense>
          <OverrideBanner override={override} registry={registry} />
        </Suspense>
      )}
      <Frame manifests={manifests}>
        <Suspense fallback={<Skeleton label={messages.loading} height="20rem" />}>
          <SiteRoutes registry={registry} />
        </Suspense>
        <NewVersionNotice registry={registry} />
      </Frame>
    </>
  );
}

/** The whole site: router, session, frame, and the remotes that the registry names. */
export function App({ environment }: { environment: Environment }) {
  const [limits] = useState(() => limitsOf(environment));
  const [override] = useState(() => readOverride(environment.overrideOrigins ?? []));
  const [registry] = useState(() => {
    startReports(environment);
    return createLiveRegistry(environment, override);
  });
  return (
    <AppErrorBoundary>
      <SiteRouter>
        <SessionProvider limits={limits}>
          <RegistryContext value={registry}>
            <Site override={override} />
          </RegistryContext>
          <LimitedSession limits={limits} />
        </SessionProvider>
        <LeaveDialog />
      </SiteRouter>
      <Toasts />
    </AppErrorBoundary>
  );
}
