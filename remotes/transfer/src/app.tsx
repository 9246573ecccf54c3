import { createRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { lazy, Suspense } from 'react';

const WithdrawalScreen = lazy(async () => ({
  default: (await import('./features/withdrawal/withdrawal-screen')).WithdrawalScreen,
}));
const BillScreen = lazy(async () => ({
  default: (await import('./features/bill/bill-screen')).BillScreen,
}));

function App() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Routes>
        <Route path="/Withdrawal" element={<WithdrawalScreen />} />
        <Route path="/pay-bills" element={<BillScreen />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App);
export const { contractVersion, bootstrap, mount, update, unmount } = remote;
