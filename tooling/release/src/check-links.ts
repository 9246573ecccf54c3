import type { RegistryIndex, RemoteSummary } from '@bank/contracts';
import type { HostCapabilities } from './preflight';
import type { Version } from './version';

export type RemoteRoutes = Pick<RemoteSummary, 'name' | 'routes'>;

/** Links that lead to no route: `violations` refuse the release, `warnings` are printed. */
export type CheckedLinks = { violations: string[]; warnings: string[] };

/**
 * Checks that each link of these versions leads to a route of the host, of a live remote, or of a version
 * that is released together with it. A link to a remote in `known` that was never released is only a
 * warning: of two remotes that link to each other, one is released first.
 */
export function checkLinks(
  versions: readonly Version[],
  host: HostCapabilities,
  index: RegistryIndex,
  known: readonly RemoteRoutes[],
): CheckedLinks {
  // Hosts that were deployed before links were checked do not say what they serve.
  if (!host.routes) return { violations: [], warnings: [] };
  const released = versions.map(({ remote }) => remote as RemoteRoutes);
  const names = new Set(released.map(({ name }) => name));
  const live = index.remotes.map(({ summary }) => summary).filter(({ name }) => !names.has(name));
  const served = [...host.routes, ...pathsOf([...released, ...live])];
  const unreleased = known.filter(
    ({ name }) => ![...released, ...live].some((remote) => remote.name === name),
  );
  const checked: CheckedLinks = { violations: [], warnings: [] };
  for (const { name, links = [] } of versions) {
    for (const link of links.filter((path) => !matchesSome(path, served))) {
      const target = unreleased.find((remote) => matchesSome(link, pathsOf([remote])));
      if (target) {
        checked.warnings.push(`${name} links to ${link}, but ${target.name} is not released yet`);
      } else {
        checked.violations.push(
          `${name}: it links to ${link}, which neither the host nor a live remote serves`,
        );
      }
    }
  }
  return checked;
}

function pathsOf(remotes: readonly RemoteRoutes[]): string[] {
  return remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
}

/** Whether a path matches one of the patterns (`/dispute/:reference`), case-insensitively. */
function matchesSome(path: string, patterns: readonly string[]): boolean {
  const segments = path.toLowerCase().replace(/\/$/, '').split('/');
  return patterns.some((pattern) => {
    const expected = pattern.toLowerCase().replace(/\/$/, '').split('/');
    return (
      expected.length === segments.length &&
      expected.every((part, at) => part.startsWith(':') || part === segments[at])
    );
  });
}
