import { createRemote, lazyScreen } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { Suspense } from 'react';

// Code splitting by screen: the loan screen must not load the image code.
const LoanScreen = lazyScreen(async () => (await import('./features/loan/loan-screen')).LoanScreen);
const CardsScreen = lazyScreen(
  async () => (await import('./features/cards/cards-screen')).CardsScreen,
);
const LoanStatusScreen = lazyScreen(
  async () => (await import('./features/loan/loan-status-screen')).LoanStatusScreen,
);
const KycScreen = lazyScreen(async () => (await import('./features/kyc/kyc-screen')).KycScreen);
const KycStatusScreen = lazyScreen(
  async () => (await import('./features/kyc/kyc-status-screen')).KycStatusScreen,
);

function App() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Routes>
        <Route path="/loan" element={<LoanScreen />} />
        <Route path="/loan/status" element={<LoanStatusScreen />} />
        <Route path="/Cards" element={<CardsScreen />} />
        <Route path="/Kyc" element={<KycScreen />} />
        <Route path="/Kyc/status" element={<KycStatusScreen />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App, {
  '/loan': LoanScreen,
  '/loan/status': LoanStatusScreen,
  '/Cards': CardsScreen,
  '/Kyc': KycScreen,
  '/Kyc/status': KycStatusScreen,
});
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
