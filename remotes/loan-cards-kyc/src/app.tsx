import { createRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Skeleton } from '@bank/ui';
import { lazy, Suspense } from 'react';

// One chunk for each screen: a person who came for the loan downloads no camera-image code.
const LoanScreen = lazy(async () => ({
  default: (await import('./features/loan/loan-screen')).LoanScreen,
}));
const CardsScreen = lazy(async () => ({
  default: (await import('./features/cards/cards-screen')).CardsScreen,
}));
const KycScreen = lazy(async () => ({
  default: (await import('./features/kyc/kyc-screen')).KycScreen,
}));

function App() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Routes>
        <Route path="/loan" element={<LoanScreen />} />
        <Route path="/Cards" element={<CardsScreen />} />
        <Route path="/Kyc" element={<KycScreen />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App);
export const { contractVersion, bootstrap, mount, update, unmount } = remote;
