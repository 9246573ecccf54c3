import { MemoryRouter } from '@bank/router/memory';
import { renderToStaticMarkup } from 'react-dom/server';
import { PublicRoutes } from './public-routes';

const PATHS = ['/', '/AboutUs'];

/** Prerenders the public pages: returns their HTML by path, which the host's pages embed. */
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
