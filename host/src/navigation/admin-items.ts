import type { RemoteSummary } from '@bank/contracts';
import { matchPath } from '@bank/router';
import type { MenuItem } from './menu-items';

/**
 * The pages of the administration that is shown at `pathname`, in the order of its `remote.json`; null on
 * pages of customers, and for users whose menu does not lead to it.
 */
export function adminItems(
  manifests: readonly RemoteSummary[],
  menu: readonly MenuItem[],
  pathname: string,
): readonly MenuItem[] | null {
  const shown = manifests.find(({ routes }) =>
    routes.some(({ path, access }) => access === 'admin' && matchPath(path, pathname) !== null),
  );
  if (!shown?.menu.some(({ path }) => menu.some((item) => item.path === path))) return null;
  return shown.routes
    .filter(({ path, access }) => access === 'admin' && !path.includes(':'))
    .map(({ path, title, icon = null }) => ({ label: title, path, icon }));
}

/** The menu of the admin's own account, without the item that leads to the administration. */
export function ownItems(
  menu: readonly MenuItem[],
  admin: readonly MenuItem[],
): readonly MenuItem[] {
  return menu.filter(({ path }) => !admin.some((item) => item.path === path));
}
