import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, writeJson } from '@bank/release';
import * as v from 'valibot';
import { Advisory } from './advisories';
import type { LockPackage } from './lock-packages';

const Saved = v.object({
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 of the lock file that was audited. */
  lock: v.string(),
  /** The packages of that lock file; the advisories cover no others. */
  packages: v.array(v.string()),
  advisories: v.array(Advisory),
});

type Saved = v.InferOutput<typeof Saved>;

const DAY = 24 * 60 * 60 * 1000;

/** Saves the registry's advisories, so that `readAdvisories` works offline. */
export async function saveAdvisories(
  root: string,
  file: string,
  packages: readonly LockPackage[],
  advisories: Advisory[],
): Promise<void> {
  const saved: Saved = {
    savedAt: new Date().toISOString(),
    lock: await hashOfLock(root),
    packages: [...new Set(packages.map(({ id }) => id))].sort(),
    advisories,
  };
  await writeJson(file, saved);
}

export type SavedAdvisories = {
  advisories: Advisory[];
  /** Full days since the registry request. */
  ageInDays: number;
  isSameLock: boolean;
  /** Packages that were added or changed since: they are not checked. */
  unchecked: string[];
};

/** Reads a saved file and compares it with the current lock file. */
export async function readAdvisories(
  root: string,
  file: string,
  packages: readonly LockPackage[],
): Promise<SavedAdvisories> {
  const saved = await readJson(file, Saved, 'Create it: npm run audit -- --save <file>');
  const known = new Set(saved.packages);
  return {
    advisories: saved.advisories,
    ageInDays: Math.floor((Date.now() - Date.parse(saved.savedAt)) / DAY),
    isSameLock: saved.lock === (await hashOfLock(root)),
    unchecked: [...new Set(packages.map(({ id }) => id))].filter((id) => !known.has(id)).sort(),
  };
}

async function hashOfLock(root: string): Promise<string> {
  const text = await readFile(join(root, 'package-lock.json'));
  return createHash('sha256').update(text).digest('hex');
}
