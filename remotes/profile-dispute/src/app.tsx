import { createRemote, lazyScreen } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Suspense } from 'react';

const ProfileScreen = lazyScreen(
  async () => (await import('./features/profile/profile-screen')).ProfileScreen,
);
const SecurityScreen = lazyScreen(
  async () => (await import('./features/security/security-screen')).SecurityScreen,
);
const DisputeScreen = lazyScreen(
  async () => (await import('./features/dispute/dispute-screen')).DisputeScreen,
);
const DisputeStatusScreen = lazyScreen(
  async () => (await import('./features/dispute/dispute-status-screen')).DisputeStatusScreen,
);

function App() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Routes>
        <Route path="/Profile" element={<ProfileScreen />} />
        <Route path="/Profile/security" element={<SecurityScreen />} />
        <Route path="/dispute" element={<DisputeScreen />} />
        <Route path="/dispute/:reference" element={<DisputeStatusScreen />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App, {
  '/Profile': ProfileScreen,
  '/Profile/security': SecurityScreen,
  '/dispute': DisputeScreen,
  '/dispute/:reference': DisputeStatusScreen,
});
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
