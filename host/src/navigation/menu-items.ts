import type { RemoteSummary, RemoteMenuEntry, RouteAccess, Session } from '@bank/contracts';
import { matchPath } from '@bank/router';

export type MenuItem = {
  label: string;
  path: string;
  icon: RemoteMenuEntry['icon'] | null;
};

function mayOpen(access: RouteAccess | undefined, session: Session): boolean {
  return access !== undefined && (access !== 'admin' || session.isAdmin);
}

/** Returns the menu entries of all remotes, sorted; admin entries only for admins. */
export function menuItems(manifests: readonly RemoteSummary[], session: Session): MenuItem[] {
  return manifests
    .flatMap(({ menu, routes }) =>
      menu.filter(({ path }) =>
        mayOpen(routes.find((route) => route.path === path)?.access, session),
      ),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ label, path, icon }) => ({ label, path, icon }));
}

/** Whether the page at `pathname` is for signed-in users. The host's own screens are not. */
export function isForMembers(manifests: readonly RemoteSummary[], pathname: string): boolean {
  return manifests.some(({ routes }) =>
    routes.some(({ path, access }) => access !== 'public' && matchPath(path, pathname) !== null),
  );
}
