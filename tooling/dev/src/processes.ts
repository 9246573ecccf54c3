import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type Process = { pid: number; parent: number; command: string };

/** All processes of this machine. Prefers `/proc`, because small containers have no `ps`. */
export function allProcesses(): Process[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // Format: pid (name) state parent …; the name may contain spaces and parentheses, so parse
      // after the last one.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z') return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      // The process ended meanwhile.
      return [];
    }
  });
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match
      ? [{ pid: Number(match[1]), parent: Number(match[2]), command: match[3] ?? '' }]
      : [];
  });
}

/** A process and all its descendants. The process group is not enough: Java leaves it. */
export function processTree(pid: number, processes = allProcesses()): Process[] {
  const self = processes.filter((process) => process.pid === pid);
  const children = processes.filter((process) => process.parent === pid && process.pid !== pid);
  return [...self, ...children.flatMap((child) => processTree(child.pid, processes))];
}

/** Sends a signal to a process, or to the group `-pid`; ignores one that has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function isAlive(pid: number): boolean {
  return allProcesses().some((process) => process.pid === pid);
}

/** Kills processes and resolves when none is left. */
export async function end(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL');
  for (let tries = 0; tries < 100 && pids.some(isAlive); tries += 1) await wait(50);
}
