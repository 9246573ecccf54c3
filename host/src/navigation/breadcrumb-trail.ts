import type { RemoteSummary } from '@bank/contracts';
import { matchPath } from '@bank/router';

export type Crumb = { title: string; path: string };

/**
 * Returns the breadcrumb of the page at `pathname`, from the top: every route that matches a prefix of the
 * path (`/dashboard`, `/dashboard/deposit`).
 */
export function breadcrumbTrail(manifests: readonly RemoteSummary[], pathname: string): Crumb[] {
  const routes = manifests.flatMap((manifest) => manifest.routes);
  const parts = pathname.split('/').filter(Boolean);
  return parts.flatMap((_, index) => {
    const prefix = `/${parts.slice(0, index + 1).join('/')}`;
    const route = routes.find(({ path }) => matchPath(path, prefix));
    if (!route) return [];
    // The canonical spelling of the route, unless it has parameters.
    return [{ title: route.title, path: route.path.includes(':') ? prefix : route.path }];
  });
}
