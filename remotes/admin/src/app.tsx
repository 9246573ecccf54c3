import { createRemote, lazyScreen } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Suspense } from 'react';
import { AdminSession } from './features/session/admin-session';

const UsersScreen = lazyScreen(
  async () => (await import('./features/users/users-screen')).UsersScreen,
);
const QueueScreen = lazyScreen(
  async () => (await import('./features/requests/queue-screen')).QueueScreen,
);
const PersonScreen = lazyScreen(
  async () => (await import('./features/person/person-screen')).PersonScreen,
);
const ReleaseScreen = lazyScreen(
  async () => (await import('./features/release/release-screen')).ReleaseScreen,
);
const OverviewScreen = lazyScreen(
  async () => (await import('./features/overview/overview-screen')).OverviewScreen,
);
const TransactionsScreen = lazyScreen(
  async () => (await import('./features/transactions/transactions-screen')).TransactionsScreen,
);
const FailedCodesScreen = lazyScreen(
  async () => (await import('./features/failed-codes/failed-codes-screen')).FailedCodesScreen,
);
const AuditScreen = lazyScreen(
  async () => (await import('./features/audit/audit-screen')).AuditScreen,
);

function App() {
  return (
    <AdminSession>
      <Suspense fallback={<Skeleton lines={8} />}>
        <Routes>
          <Route path="/admin" element={<UsersScreen />} />
          <Route path="/admin/users/:uid" element={<PersonScreen />} />
          <Route path="/admin/overview" element={<OverviewScreen />} />
          <Route path="/admin/transactions" element={<TransactionsScreen />} />
          <Route path="/admin/codes" element={<FailedCodesScreen />} />
          <Route path="/admin/audit" element={<AuditScreen />} />
          <Route
            path="/admin/requests/kyc"
            element={<QueueScreen key="kyc" kind="kycRequests" />}
          />
          <Route path="/admin/requests/loans" element={<QueueScreen key="loans" kind="loans" />} />
          <Route
            path="/admin/requests/disputes"
            element={<QueueScreen key="disputes" kind="disputes" />}
          />
          <Route path="/admin/requests/credits" element={<ReleaseScreen />} />
        </Routes>
      </Suspense>
    </AdminSession>
  );
}

const remote = createRemote(App, {
  '/admin': UsersScreen,
  '/admin/users/:uid': PersonScreen,
  '/admin/overview': OverviewScreen,
  '/admin/transactions': TransactionsScreen,
  '/admin/codes': FailedCodesScreen,
  '/admin/audit': AuditScreen,
  '/admin/requests/kyc': QueueScreen,
  '/admin/requests/loans': QueueScreen,
  '/admin/requests/disputes': QueueScreen,
  '/admin/requests/credits': ReleaseScreen,
});
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
