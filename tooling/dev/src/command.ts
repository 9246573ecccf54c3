import { describeError } from './progress';

/** A resource that a command started and must stop. */
type Cleanup = {
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** Kills it, after a second Ctrl-C. */
  force(): void;
};

/**
 * The context of a command: its abort signal, and the registration of what must be stopped at exit.
 */
export type Scope = {
  signal: AbortSignal;
  started(cleanup: Cleanup): void;
  /** Stops everything that was started so far, for a command that still prints a result. */
  stopAll(): Promise<void>;
};

// npm forwards Ctrl-C to its script, which also receives it from the terminal: the second signal of
// one key press follows within milliseconds.
const DUPLICATE_SIGNAL_MS = 700;

/**
 * Runs a command and stops everything it started when it ends, latest first, even after an error.
 * Ctrl-C aborts it and stops everything; a second Ctrl-C kills. `main` returns the exit code.
 */
export async function runCommand(main: (scope: Scope) => Promise<number>): Promise<void> {
  const interruption = new AbortController();
  const cleanups: Cleanup[] = [];
  const stopping: Cleanup[] = [];
  let interruptedAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (interruptedAt === undefined) {
      interruptedAt = now;
      console.log('\nStopping … (Ctrl-C again to force)');
      interruption.abort();
    } else if (now - interruptedAt > DUPLICATE_SIGNAL_MS) {
      for (const cleanup of [...stopping, ...cleanups]) cleanup.force();
      process.exit(130);
    }
  };
  // If the terminal was closed, output fails; the shutdown must go on.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);

  const stopAll = async () => {
    for (let cleanup = cleanups.shift(); cleanup; cleanup = cleanups.shift()) {
      stopping.unshift(cleanup);
      await cleanup.stop();
    }
  };

  let code = 1;
  try {
    code = await main({
      signal: interruption.signal,
      started: (cleanup) => cleanups.unshift(cleanup),
      stopAll,
    });
  } catch (error) {
    if (interruption.signal.aborted) code = 130;
    else console.error(`\n${describeError(error)}\n`);
  }
  while (cleanups.length > 0) {
    await stopAll().catch((error: unknown) => {
      code = 1;
      console.error(`\n${describeError(error)}\n`);
    });
  }
  process.exit(code);
}

/** Resolves when the command is aborted. */
export function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
