import { join } from 'node:path';
import { mustRun } from './run-program';

/**
 * Builds host and remotes for production. Nx caches each result by the hash of its inputs, so only
 * changed packages are rebuilt.
 */
export function build(
  options: {
    backend: 'emulators' | 'project';
    /** The site key that the host starts App Check with. */
    appCheckKey?: string | undefined;
    folder: string;
    signal: AbortSignal;
    /** Ignores the build cache. */
    isClean?: boolean;
    /** The folder of Nx's build cache, if not the default. */
    cache?: string;
  },
  only: readonly string[] = [],
): Promise<void> {
  // The gallery is not part of the bank and is built only by name.
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
        ...(options.appCheckKey && { BANK_APP_CHECK_KEY: options.appCheckKey }),
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
