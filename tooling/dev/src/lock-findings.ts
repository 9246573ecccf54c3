import type { LockPackage } from './lock-packages';

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Lists packages whose code could differ from the registry's: they have no hash, or another source
 * (git, a file, another host). npm leaves the registry's own address out of the lock file.
 */
export function lockProblems(packages: readonly LockPackage[]): string[] {
  return packages.flatMap(({ id, integrity, resolved, inBundle }) => {
    // A bundled package is part of another package's archive, which has the hash.
    const hasHash = inBundle || /^sha512-[\w+/]{86}==$/.test(integrity ?? '');
    const isFromRegistry = resolved === undefined || resolved.startsWith(REGISTRY);
    return [
      ...(hasHash ? [] : [`${id}: no SHA-512 hash`]),
      ...(isFromRegistry ? [] : [`${id}: comes from ${resolved}`]),
    ];
  });
}
