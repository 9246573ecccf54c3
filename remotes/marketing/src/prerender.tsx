import { MemoryRouter } from '@bank/router/memory';
import { renderToStaticMarkup } from 'react-dom/server';
import { AboutPage } from './features/about/about-page';
import { LandingPage } from './features/landing/landing-page';

const PAGES = { '/': LandingPage, '/AboutUs': AboutPage };

/** Prerenders the public pages: returns their HTML by path, which the host's pages embed. */
export function prerender(): { pages: Record<string, string> } {
  const pages = Object.fromEntries(
    Object.entries(PAGES).map(([path, Page]) => [
      path,
      renderToStaticMarkup(
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>,
      ),
    ]),
  );
  return { pages };
}
