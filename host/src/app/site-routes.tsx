import { Route, Routes } from '@bank/router';
import { lazy } from 'react';
import { RemoteOutlet } from '../federation/remote-outlet';
import type { RegistryState } from '../federation/use-registry';
import { messages } from '../messages';
import { AccessGuard } from './access-guard';
import { Page } from './page';
import { UnmatchedRoute } from './unmatched-route';

const SignIn = lazy(() => import('../auth-screens/sign-in').then((m) => ({ default: m.SignIn })));
const SignUp = lazy(() => import('../auth-screens/sign-up').then((m) => ({ default: m.SignUp })));
const ForgotPassword = lazy(() =>
  import('../auth-screens/forgot-password').then((m) => ({ default: m.ForgotPassword })),
);

const ownScreens = [
  { path: '/SignIn', title: messages.titles.signIn, Screen: SignIn },
  { path: '/SignUp', title: messages.titles.signUp, Screen: SignUp },
  { path: '/Forget-password', title: messages.titles.forgotPassword, Screen: ForgotPassword },
];

/**
 * The host's own screens, and every route that a remote's remote.json names. All routes of one
 * remote share a key, so that moving between them updates the mounted remote instead of mounting it
 * anew. Paths match without regard to case.
 */
export function SiteRoutes({ registry }: { registry: RegistryState }) {
  const entries = registry.status === 'ready' ? registry.registry.entries : [];
  return (
    <Routes>
      {ownScreens.map(({ path, title, Screen }) => (
        <Route
          key={path}
          path={path}
          element={
            <Page key={path} title={title}>
              <Screen />
            </Page>
          }
        />
      ))}
      {entries.flatMap((entry) =>
        entry.remote.routes.map(({ path, title, access }) => (
          <Route
            key={path}
            path={path}
            element={
              <Page key={entry.remote.name} title={title}>
                <AccessGuard access={access}>
                  <RemoteOutlet entry={entry} />
                </AccessGuard>
              </Page>
            }
          />
        )),
      )}
      <Route path="*" element={<UnmatchedRoute registry={registry} />} />
    </Routes>
  );
}
