import { join } from 'node:path';
import { mustRun } from './run-program';

/**
 * Builds host and remotes for production. Nx keeps each result by the hash of its inputs, so only
 * what has changed since is built again.
 */
export function build(
  options: { backend: 'emulators' | 'project'; folder: string; signal: AbortSignal },
  only: readonly string[] = [],
): Promise<void> {
  const scopes = only.flatMap((name) => ['--scope', `@bank/${name}`]);
  return mustRun('lerna', ['run', 'build', ...scopes], {
    log: join(options.folder, 'build.log'),
    env: { BANK_BACKEND: options.backend },
    signal: options.signal,
    remedy: 'Correct what the build names.',
  });
}
