import { Route, Routes } from '@bank/router';
import { AboutPage } from './features/about/about-page';
import { AccessibilityPage } from './features/accessibility/accessibility-page';
import { LandingPage } from './features/landing/landing-page';

/** The routes of the public pages. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/AboutUs" element={<AboutPage />} />
      <Route path="/accessibility" element={<AccessibilityPage />} />
    </Routes>
  );
}
