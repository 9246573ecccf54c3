import type { RemoteSummary } from '@bank/contracts';
import { matchPath } from '@bank/router';

export type Crumb = { title: string; path: string };
type Step = { route: RemoteSummary['routes'][number]; path: string };

/** The page that the menu entry of an administration leads to; undefined for pages of customers. */
function homeOf(manifests: readonly RemoteSummary[], page: Step['route'] | undefined) {
  if (page?.access !== 'admin') return undefined;
  const remote = manifests.find(({ routes }) => routes.includes(page));
  return remote?.routes.find(({ path }) => path === remote.menu[0]?.path);
}

/**
 * Returns the breadcrumb of the page at `pathname`, from the top: every route that matches a prefix of the
 * path (`/dashboard`, `/dashboard/deposit`). The pages of an administration are side by side below the one
 * that the menu leads to, with any path; below them are the pages of single items.
 */
export function breadcrumbTrail(manifests: readonly RemoteSummary[], pathname: string): Crumb[] {
  const routes = manifests.flatMap((manifest) => manifest.routes);
  const parts = pathname.split('/').filter(Boolean);
  const found = parts.flatMap((_, index): Step[] => {
    const path = `/${parts.slice(0, index + 1).join('/')}`;
    const route = routes.find((each) => matchPath(each.path, path));
    return route ? [{ route, path }] : [];
  });
  const page = found.at(-1)?.route;
  const home = homeOf(manifests, page);
  const below = home && !page?.path.includes(':') ? found.slice(-1) : found;
  const steps = home && home !== page ? [{ route: home, path: home.path }, ...below] : below;
  return steps.map(({ route: { title, path: canonical }, path }) => ({
    title,
    // The canonical spelling of the route, unless it has parameters.
    path: canonical.includes(':') ? path : canonical,
  }));
}
