import { describeError } from './progress';

/** Something that a command started and has to end. */
type Cleanup = {
  /** Ends it properly. */
  stop(): Promise<void>;
  /** Ends it at once, where a second Ctrl-C asks for that. */
  force(): void;
};

/** What a command works with: the signal of its interruption, and where it says what it started. */
export type Scope = {
  signal: AbortSignal;
  started(cleanup: Cleanup): void;
  /** Stops all that was started so far, for a command with something left to say. */
  stopAll(): Promise<void>;
};

// npm hands the terminal's Ctrl-C on to its script, which the terminal has told already: the second
// report of one key press comes within milliseconds.
const SAME_KEY_PRESS = 700;

/**
 * Runs a command: whatever happens in it, all that it started is stopped, the latest first. Ctrl-C
 * interrupts it and stops everything; a second Ctrl-C stops by force. `main` returns the exit code.
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
    } else if (now - interruptedAt > SAME_KEY_PRESS) {
      for (const cleanup of [...stopping, ...cleanups]) cleanup.force();
      process.exit(130);
    }
  };
  // A closed terminal takes the output along; stopping goes on without it.
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

/** Resolves when the command is interrupted. */
export function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
