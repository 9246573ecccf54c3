import { MemoryRouter } from '@bank/router/memory';
import { renderToStaticMarkup } from 'react-dom/server';
import { PublicRoutes } from './public-routes';

const PATHS = ['/', '/AboutUs'];

/** The HTML of the pages that people come to first, by path; the host's pages carry it. */
export function prerender(): Record<string, string> {
  return Object.fromEntries(
    PATHS.map((path) => [
      path,
      renderToStaticMarkup(
        <MemoryRouter initialEntries={[path]}>
          <PublicRoutes />
        </MemoryRouter>,
      ),
    ]),
  );
}
