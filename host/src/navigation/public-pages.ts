import type { RemoteSummary } from '@bank/contracts';
import { browserStore } from '../federation/browser-store';

const KEY = 'bank.public';

/** Remembers which pages of the remotes are for everybody, for the next start of the program. */
export function rememberPublicPages(manifests: readonly RemoteSummary[]): void {
  const paths = manifests.flatMap(({ routes }) =>
    routes.filter(({ access }) => access === 'public').map(({ path }) => path),
  );
  browserStore.write(KEY, paths.join(' '));
}

// The page's first script asks, too, which is to do without the router.
function isAt(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i').test(pathname);
}

/** Whether the page at `pathname` was one of them when this browser last knew. */
export function wasPublic(pathname: string): boolean {
  const paths = browserStore.read(KEY)?.split(' ') ?? [];
  return paths.some((path) => path !== '' && isAt(path, pathname));
}
