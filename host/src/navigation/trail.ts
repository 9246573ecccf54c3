import type { RemoteSummary } from '@bank/contracts';
import { matchPath } from '@bank/router';

export type Crumb = { title: string; path: string };

/**
 * The pages above the one at `pathname` and that page itself, from the top: every route of the
 * remotes that matches a beginning of the path (`/dashboard`, `/dashboard/deposit`).
 */
export function trailTo(manifests: readonly RemoteSummary[], pathname: string): Crumb[] {
  const routes = manifests.flatMap((manifest) => manifest.routes);
  const parts = pathname.split('/').filter(Boolean);
  return parts.flatMap((_, index) => {
    const beginning = `/${parts.slice(0, index + 1).join('/')}`;
    const route = routes.find(({ path }) => matchPath(path, beginning));
    if (!route) return [];
    // The form of the specification where it has no parts of its own.
    return [{ title: route.title, path: route.path.includes(':') ? beginning : route.path }];
  });
}
