import { createRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { lazy, Suspense } from 'react';

const ProfileScreen = lazy(async () => ({
  default: (await import('./features/profile/profile-screen')).ProfileScreen,
}));
const DisputeScreen = lazy(async () => ({
  default: (await import('./features/dispute/dispute-screen')).DisputeScreen,
}));

function App() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Routes>
        <Route path="/Profile" element={<ProfileScreen />} />
        <Route path="/dispute" element={<DisputeScreen />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App);
export const { contractVersion, bootstrap, mount, update, unmount } = remote;
