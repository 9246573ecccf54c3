import { createRemote, lazyScreen } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Suspense } from 'react';

const WithdrawalScreen = lazyScreen(
  async () => (await import('./features/withdrawal/withdrawal-screen')).WithdrawalScreen,
);
const BillScreen = lazyScreen(async () => (await import('./features/bill/bill-screen')).BillScreen);
const PlannedScreen = lazyScreen(
  async () => (await import('./features/planned/planned-screen')).PlannedScreen,
);

function App() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Routes>
        <Route path="/Withdrawal" element={<WithdrawalScreen />} />
        <Route path="/pay-bills" element={<BillScreen />} />
        <Route path="/planned" element={<PlannedScreen />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App, {
  '/Withdrawal': WithdrawalScreen,
  '/pay-bills': BillScreen,
  '/planned': PlannedScreen,
});
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
