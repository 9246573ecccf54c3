import { createRemote, lazyScreen } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Suspense } from 'react';
// Not lazy: it is the first screen, and a second request would delay it.
import { DashboardScreen } from './features/overview/dashboard-screen';

const DepositScreen = lazyScreen(
  async () => (await import('./features/deposit/deposit-screen')).DepositScreen,
);
const SavingsScreen = lazyScreen(
  async () => (await import('./features/savings/savings-screen')).SavingsScreen,
);
const TransactionsScreen = lazyScreen(
  async () => (await import('./features/transactions/transactions-screen')).TransactionsScreen,
);
const ReceiptScreen = lazyScreen(
  async () => (await import('./features/receipt/receipt-screen')).ReceiptScreen,
);

function App() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Routes>
        <Route path="/DashBoard" element={<DashboardScreen />} />
        <Route path="/dashboard/deposit" element={<DepositScreen />} />
        <Route path="/dashboard/savings" element={<SavingsScreen />} />
        <Route path="/dashboard/transactions" element={<TransactionsScreen />} />
        <Route path="/dashboard/transactions/:id" element={<ReceiptScreen />} />
      </Routes>
    </Suspense>
  );
}

// Without the dashboard's transactions: the host waits for a screen, and the balance is shown before them.
const remote = createRemote(App, {
  '/dashboard/deposit': DepositScreen,
  '/dashboard/savings': SavingsScreen,
  '/dashboard/transactions': TransactionsScreen,
  '/dashboard/transactions/:id': ReceiptScreen,
});
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
