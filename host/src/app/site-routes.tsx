import { Route, Routes } from '@bank/router';
import { authPaths } from '../auth-screens/auth-paths';
import { RemoteOutlet } from '../federation/remote-outlet';
import type { RegistryState } from '../federation/live-registry';
import { messages } from '../messages';
import { MAILBOX_PATH } from '../mailbox/mailbox-path';
import { hostManifest } from '../status/host-manifest';
import { AccessGuard } from './access-guard';
import { lazyHostScreen } from './lazy-host-screen';
import { Page } from './page';
import { UnmatchedRoute } from './unmatched-route';

const SignIn = lazyHostScreen(async () => (await import('../auth-screens/sign-in')).SignIn);
const SignUp = lazyHostScreen(async () => (await import('../auth-screens/sign-up')).SignUp);
const ForgotPassword = lazyHostScreen(
  async () => (await import('../auth-screens/forgot-password')).ForgotPassword,
);

const Status = lazyHostScreen(async () => (await import('../status/status-screen')).StatusScreen);

declare const process: { env: { BANK_BACKEND?: string } };

// Only the emulators have the mailbox; a real project sends its emails.
const Mailbox =
  process.env.BANK_BACKEND === 'emulators'
    ? lazyHostScreen(async () => (await import('../mailbox/mailbox-screen')).MailboxScreen)
    : null;

const hostScreens = [
  { path: authPaths.signIn, page: messages.pages.signIn, Screen: SignIn },
  { path: authPaths.signUp, page: messages.pages.signUp, Screen: SignUp },
  { path: authPaths.forgotPassword, page: messages.pages.forgotPassword, Screen: ForgotPassword },
];

/**
 * The host's own screens, and the routes of every remote.json. All routes of one remote share a key, so
 * that navigating between them updates the mounted remote instead of remounting it. Paths are matched
 * case-insensitively.
 */
export function SiteRoutes({ registry }: { registry: RegistryState }) {
  const entries = registry.status === 'ready' ? registry.registry.entries : [];
  return (
    <Routes>
      {hostScreens.map(({ path, page, Screen }) => (
        <Route
          key={path}
          path={path}
          element={
            <Page key={path} {...page} canonicalPath={path}>
              <Screen />
            </Page>
          }
        />
      ))}
      {hostManifest.routes.map(({ path, title, access }) => (
        <Route
          key={path}
          path={path}
          element={
            <Page title={title}>
              <AccessGuard access={access}>
                <Status />
              </AccessGuard>
            </Page>
          }
        />
      ))}
      {Mailbox && <Route path={MAILBOX_PATH} element={<Mailbox />} />}
      {entries.flatMap((entry) =>
        entry.remote.routes.map(({ path, title, description, access }) => (
          <Route
            key={path}
            path={path}
            element={
              <Page
                key={entry.remote.name}
                title={title}
                description={description}
                canonicalPath={access === 'public' ? path : undefined}
              >
                <AccessGuard access={access}>
                  <RemoteOutlet key={`${entry.revision} ${entry.isCanary}`} entry={entry} />
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
