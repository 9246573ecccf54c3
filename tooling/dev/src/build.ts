import { join } from 'node:path';
import { mustRun } from './run-program';

/**
 * Builds host and remotes for production. Nx keeps each result by the hash of its inputs, so only
 * what has changed since is built again.
 */
export function build(
  options: {
    backend: 'emulators' | 'project';
    folder: string;
    signal: AbortSignal;
    /** Builds again what would come from the cache. */
    isClean?: boolean;
    /** Where Nx keeps what it has built, if not in its own place. */
    cache?: string;
  },
  only: readonly string[] = [],
): Promise<void> {
  // The gallery is no part of the bank: only who names it builds it.
  const scopes =
    only.length > 0
      ? only.flatMap((name) => ['--scope', `@bank/${name}`])
      : ['--ignore', '@bank/gallery'];
  return mustRun(
    'lerna',
    ['run', 'build', ...scopes, ...(options.isClean ? ['--skip-nx-cache'] : [])],
    {
      log: join(options.folder, 'build.log'),
      env: {
        BANK_BACKEND: options.backend,
        ...(options.cache && {
          NX_CACHE_DIRECTORY: join(options.cache, 'results'),
          NX_WORKSPACE_DATA_DIRECTORY: join(options.cache, 'data'),
        }),
      },
      signal: options.signal,
      remedy: 'Correct what the build names.',
    },
  );
}
