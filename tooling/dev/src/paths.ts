import { join } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '../../..');

/** What a command keeps to itself: assembled sites, logs, emulator data. Never committed. */
export function runFolder(
  run: 'start' | 'test' | 'dev' | 'deploy' | 'release' | 'bench' | 'gallery' | 'project',
): string {
  return join(ROOT, '.bank', run);
}

/** The keys of the banks on this machine, created when they are first needed. */
export const DEVELOPMENT_KEYS = join(ROOT, '.bank', 'keys');

/** Emulator programs built here, shared by all runs. */
export const EMULATOR_CACHE = join(ROOT, '.bank', 'emulators');

/** The sources they are built from. */
export const EMULATOR_SOURCES = join(import.meta.dirname, '..', 'emulators');

/** Where npm puts the packages' programs. */
export const BIN = join(ROOT, 'node_modules', '.bin');
