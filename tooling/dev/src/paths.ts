import { join } from 'node:path';

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');

/** The working folder of a command: site folders, logs, emulator data. Never committed. */
export function runFolder(
  run:
    | 'start'
    | 'test'
    | 'dev'
    | 'deploy'
    | 'release'
    | 'bench'
    | 'load'
    | 'gallery'
    | 'project'
    | 'rules'
    | 'mutants',
): string {
  return join(ROOT, '.bank', run);
}

/** The release keys of local banks, created on first use. */
export const DEVELOPMENT_KEYS = join(ROOT, '.bank', 'keys');

/** The emulator jars built here, shared by all runs. */
export const EMULATOR_CACHE = join(ROOT, '.bank', 'emulators');

/** The Java sources of these jars. */
export const EMULATOR_SOURCES = join(import.meta.dirname, '..', 'emulators');

/** The executables of the npm packages. */
export const BIN = join(ROOT, 'node_modules', '.bin');
