import type { Browser } from '@playwright/test';
import * as fc from 'fast-check';
import { type Command, commands } from './commands';
import { expectLiveAgain } from './invariants';
import type { Defect } from './user-browser';
import { Walk } from './walk';

const MAX_COMMANDS = 10;
/** The last logged errors that a failure contains. */
const MAX_LOGGED = 20;

type Options = {
  seed: number;
  /** Walks until one fails. */
  walks?: number;
  /** Repeats a walk that was shrunk. */
  path?: string;
  replayPath?: string;
  /** How long a failed walk is made shorter, in milliseconds. */
  shrinkFor: number;
  defect?: Defect;
};

/** The shortest walk that fails, with the command that repeats it, and the reason; null if none failed. */
export type Failure = {
  walk: string;
  repeat: string;
  reason: string;
  /** The last errors that its pages have logged. */
  logged: readonly string[];
};

/** Walks at random. Both the walks and their number of commands follow from the seed. */
export async function explore(browser: Browser, options: Options): Promise<Failure | null> {
  const { seed, walks = 1, path, replayPath, shrinkFor, defect } = options;
  let deadline = Infinity;
  let logged: string[] = [];
  const walk = async (steps: Iterable<Command>) => {
    // Walks that were not tried count as passed: the shortest that failed so far is the result.
    if (performance.now() > deadline) return;
    const real = await Walk.open(browser, defect);
    try {
      await fc.asyncModelRun(() => ({ model: { isOffline: false }, real }), steps);
      await expectLiveAgain(real);
      // If the walk of the path passes, fast-check goes on with those that follow it.
      if (path !== undefined) deadline = 0;
    } catch (error) {
      deadline = Math.min(deadline, performance.now() + shrinkFor);
      logged = real.browsers.flatMap((each) => each.logged).slice(-MAX_LOGGED);
      throw error;
    } finally {
      await real.close();
    }
  };
  const steps = fc.commands(commands, {
    maxCommands: MAX_COMMANDS,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
  const result = await fc.check(fc.asyncProperty(steps, walk), {
    seed,
    numRuns: walks,
    ...(path !== undefined && { path }),
    endOnFailure: shrinkFor === 0,
  });
  if (!result.failed || !result.counterexample) return null;
  const [shortest] = result.counterexample;
  const shown = String(shortest);
  const replay = /replayPath="([^"]*)"/.exec(shown)?.[1] ?? '';
  return {
    walk: shown.replace(/\s*\/\*.*\*\//, ''),
    repeat: `npm run test:walks -- --seed ${seed} --path ${result.counterexamplePath} --replay ${replay}`,
    reason: String(result.errorInstance),
    logged,
  };
}
