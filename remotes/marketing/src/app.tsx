import { createRemote, lazyScreen } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { Suspense } from 'react';
import { LandingPage } from './features/landing/landing-page';

// Not lazy: the first interaction on the prerendered landing page loads it.
const AboutPage = lazyScreen(async () => (await import('./features/about/about-page')).AboutPage);
const AccessibilityPage = lazyScreen(
  async () => (await import('./features/accessibility/accessibility-page')).AccessibilityPage,
);

function App() {
  // No skeleton: it would stand alone, since each page brings its own top bar.
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/AboutUs" element={<AboutPage />} />
        <Route path="/accessibility" element={<AccessibilityPage />} />
      </Routes>
    </Suspense>
  );
}

const remote = createRemote(App, { '/AboutUs': AboutPage, '/accessibility': AccessibilityPage });
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
