import type { RemoteSummary } from '@bank/contracts';
import { browserStore } from '../federation/browser-store';
import { normalizePath } from './same-path';

const KEY = 'bank.public';

/** Stores the public pages of the remotes for the next start of the app. */
export function rememberPublicPages(manifests: readonly RemoteSummary[]): void {
  const paths = manifests.flatMap(({ routes }) =>
    routes.filter(({ access }) => access === 'public').map(({ path }) => path),
  );
  browserStore.write(KEY, paths.join(' '));
}

// Not `matchPath`: the first script uses this and must not bundle the router.
function matches(path: string, pathname: string): boolean {
  const given = normalizePath(pathname).split('/');
  const parts = normalizePath(path).split('/');
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** Whether the page at `pathname` was public at the last visit. */
export function wasPublic(pathname: string): boolean {
  const paths = browserStore.read(KEY)?.split(' ') ?? [];
  return paths.some((path) => path !== '' && matches(path, pathname));
}
