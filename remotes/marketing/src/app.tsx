import { createRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { AboutPage } from './features/about/about-page';
import { LandingPage } from './features/landing/landing-page';

function App() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/AboutUs" element={<AboutPage />} />
    </Routes>
  );
}

const remote = createRemote(App);
export const { contractVersion, bootstrap, mount, update, unmount } = remote;
