import { createRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { lazy, Suspense } from 'react';
// Not lazy: it is where everybody arrives, and a second request would only delay it.
import { DashboardScreen } from './features/overview/dashboard-screen';

const DepositScreen = lazy(async () => ({
  default: (await import('./features/deposit/deposit-screen')).DepositScreen,
}));

function App() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Routes>
        <Route path="/DashBoard" element={<DashboardScreen />} />
        <Route path="/dashboard/deposit" element={<DepositScreen />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App);
export const { contractVersion, bootstrap, mount, update, unmount } = remote;
