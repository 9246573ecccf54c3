import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, readJson, writeJson } from '@bank/release';
import * as v from 'valibot';
import { allProcesses, end } from './processes';

const Record = v.object({ owner: v.number(), base: v.number(), emulators: v.array(v.number()) });

const OWNER = /tooling\/dev\/(bin|src)\//;
const EMULATOR = /firebase-tools|firestore|storage-rules/;

/** Records the process that uses this run folder and the processes of its emulators. */
export async function recordRun(folder: string, base: number, emulators: number[]): Promise<void> {
  await writeJson(join(folder, 'running.json'), { owner: process.pid, base, emulators });
}

/**
 * Claims a run folder: throws if its owner still runs, and ends emulators that a killed owner left
 * behind.
 */
export async function claimRunFolder(folder: string, command: string): Promise<void> {
  const file = join(folder, 'running.json');
  if (!existsSync(file)) return;
  const record = await readJson(file, Record, 'Delete the file.');
  const processes = allProcesses();
  const isOwner = (entry: { pid: number; command: string }) =>
    entry.pid === record.owner && entry.pid !== process.pid && OWNER.test(entry.command);
  if (processes.some(isOwner)) {
    throw new CommandError(
      `${command} is already running at http://localhost:${record.base} (process ${record.owner}).`,
      'Use it, or stop it first with Ctrl-C.',
    );
  }
  // Process ids are reused, so end only processes that look like an emulator.
  const left = processes.filter(
    (entry) => record.emulators.includes(entry.pid) && EMULATOR.test(entry.command),
  );
  await end(left.map((entry) => entry.pid));
}
