import type { RemoteOutline } from '@bank/contracts';
import { matchPath } from '@bank/router';
import { browserStore } from '../federation/browser-store';

const KEY = 'bank.public';

/** Remembers which pages of the remotes are for everybody, for the next start of the program. */
export function rememberPublicPages(manifests: readonly RemoteOutline[]): void {
  const paths = manifests.flatMap(({ routes }) =>
    routes.filter(({ access }) => access === 'public').map(({ path }) => path),
  );
  browserStore.write(KEY, paths.join(' '));
}

/** Whether the page at `pathname` was one of them when this browser last knew. */
export function wasPublic(pathname: string): boolean {
  const paths = browserStore.read(KEY)?.split(' ') ?? [];
  return paths.some((path) => path !== '' && matchPath(path, pathname) !== null);
}
