import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { CommandError } from '@bank/release';
import { BIN, ROOT } from './paths';
import { end, processTree } from './processes';

export type ProgramOptions = {
  /** The file that receives the output of the program. */
  log: string;
  signal: AbortSignal;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/** The environment of every child process. */
export function programEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${more.PATH ?? process.env.PATH ?? ''}`,
    // No background daemon and no full-screen output in a log.
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'PATH')),
  };
}

/**
 * Runs a program and returns its exit code. The program gets its own process group, so Ctrl-C
 * reaches only this process, which then kills the whole process tree of the program.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<number> {
  options.signal.throwIfAborted();
  await mkdir(dirname(options.log), { recursive: true });
  const log = createWriteStream(options.log);
  log.write(`$ ${[program, ...args].join(' ')}\n`);
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    env: programEnvironment(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const interrupt = () => {
    if (child.pid) void end(processTree(child.pid).map(({ pid }) => pid));
  };
  options.signal.addEventListener('abort', interrupt, { once: true });
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exit) => resolve(exit ?? 1));
    });
    options.signal.throwIfAborted();
    return code;
  } finally {
    options.signal.removeEventListener('abort', interrupt);
    await new Promise((resolve) => log.end(resolve));
  }
}

/** Like `runProgram`, but throws an error with the end of the log unless the program succeeds. */
export async function mustRun(
  program: string,
  args: readonly string[],
  options: ProgramOptions & { remedy: string },
): Promise<void> {
  const code = await runProgram(program, args, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandError(`${program} is not installed.`, options.remedy);
  });
  if (code === 0) return;
  throw new CommandError(
    `${[program, ...args].join(' ')} failed:\n\n${await logTail(options.log)}\n`,
    `${options.remedy} The whole log: ${options.log}`,
  );
}

/** The last lines of a log, indented. */
export async function logTail(file: string, lines = 25): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '(no log)');
  const tail = text.trimEnd().split('\n').slice(-lines);
  return tail.map((line) => `    ${line}`).join('\n');
}
