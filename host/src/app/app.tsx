import type { Environment } from '@bank/contracts';
import { useLocation, useNavigate } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Suspense, useEffect, useState } from 'react';
import { useZoneShortcut } from '../developer-tools/use-zone-shortcut';
import { createLiveRegistry } from '../federation/live-registry';
import { NewVersionNotice } from '../federation/new-version-notice';
import { startReports } from '../federation/report-error';
import type { Substitutes } from '../federation/substitutes';
import { RegistryContext, useRegistry } from '../federation/use-registry';
import { messages } from '../messages';
import { rememberPublicPages } from '../navigation/public-pages';
import { SiteRouter } from '../navigation/site-router';
import { Toasts } from '../toasts/toasts';
import { limitsOf, type SessionLimits } from '../session/limits';
import { SessionProvider, useSessionState } from '../session/session-provider';
import { hostManifest } from '../status/host-manifest';
import { LeaveDialog } from '../unsaved-changes/leave-dialog';
import { AppErrorBoundary } from './error-page';
import { Frame } from './frame';
import { lazyHostScreen } from './lazy-host-screen';
import { SiteRoutes } from './site-routes';

// A lazy screen without a fallback: if it can't be loaded, the page fails rather than hide its banner.
const DeveloperTools = lazyHostScreen(
  async () => (await import('../developer-tools/developer-tools')).DeveloperTools,
);

const SessionLimitsGuard = lazyHostScreen(
  async () => (await import('../session/session-limits-guard')).SessionLimitsGuard,
);

/** Delay after which the code for the session's limits is loaded although the profile is pending, in milliseconds. */
const LIMITS_TIMEOUT_MS = 5_000;

/**
 * Session expiry. Its code is loaded after the first data: a session that expired before the page opened is not shown.
 * If it can't be loaded, the error page is shown: no session without limits.
 */
function SessionExpiry({ limits }: { limits: SessionLimits }) {
  const { session, profile } = useSessionState();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, LIMITS_TIMEOUT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!session || (profile === 'pending' && !isLate)) return null;
  return (
    <Suspense>
      <SessionLimitsGuard key={session.uid} uid={session.uid} limits={limits} />
    </Suspense>
  );
}

async function loadSubstitutes(environment: Environment): Promise<Substitutes> {
  return (await import('../federation/substitutes')).readSubstitutes(environment);
}

const PANEL_HASH = '#overrides';

/** Loads the developer tools if this browser has overrides or previews, or on request. */
function Development({ environment, substitutes }: SiteProps) {
  const { overrideOrigins = [], stage } = environment;
  const registry = useRegistry();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isDevelopment = overrideOrigins.length > 0 || stage !== undefined || substitutes !== null;
  const areZonesShown = useZoneShortcut(isDevelopment);
  const isPanelOpen = overrideOrigins.length > 0 && hash === PANEL_HASH;
  if (!substitutes && !isPanelOpen && !areZonesShown) return null;
  return (
    <Suspense>
      <DeveloperTools
        registry={registry}
        substitutes={substitutes}
        origins={overrideOrigins}
        isPanelOpen={isPanelOpen}
        areZonesShown={areZonesShown}
        onClosePanel={() => void navigate(pathname + search, { replace: true })}
      />
    </Suspense>
  );
}

type SiteProps = { environment: Environment; substitutes: Promise<Substitutes> | null };

function Site(props: SiteProps) {
  const registry = useRegistry();
  const entries = registry.status === 'ready' ? registry.registry.entries : undefined;
  const manifests = entries ? [...entries.map(({ remote }) => remote), hostManifest] : [];
  useEffect(() => {
    if (entries) rememberPublicPages(entries.map(({ remote }) => remote));
  }, [entries]);
  return (
    <>
      <Development {...props} />
      <Frame manifests={manifests}>
        <Suspense fallback={<Skeleton label={messages.loading} height="20rem" />}>
          <SiteRoutes registry={registry} />
        </Suspense>
        <NewVersionNotice registry={registry} />
      </Frame>
    </>
  );
}

/** The root component: router, session, frame, and the remotes of the registry. */
export function App({ environment }: { environment: Environment }) {
  const [limits] = useState(() => limitsOf(environment));
  const [substitutes] = useState(() =>
    // Set by the first script if this browser has overrides or previews.
    'substitutes' in document.documentElement.dataset ? loadSubstitutes(environment) : null,
  );
  const [registry] = useState(() => {
    startReports(environment);
    return createLiveRegistry(environment, substitutes);
  });
  return (
    <AppErrorBoundary>
      <SiteRouter>
        <SessionProvider limits={limits}>
          <RegistryContext value={registry}>
            <Site environment={environment} substitutes={substitutes} />
          </RegistryContext>
          <SessionExpiry limits={limits} />
        </SessionProvider>
        <LeaveDialog />
      </SiteRouter>
      <Toasts />
    </AppErrorBoundary>
  );
}
