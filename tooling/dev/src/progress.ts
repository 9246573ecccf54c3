import { CommandError } from '@bank/release';

const PROGRESS_INTERVAL_MS = 15_000;

export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Runs one step and prints a line when it starts, periodically while it runs, and when it ends,
 * with its duration. Plain lines read the same in a terminal and in a CI log.
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const elapsed = () => seconds(performance.now() - start);
  console.log(`  … ${label}`);
  const reminder = setInterval(
    () => console.log(`  … ${label} (${elapsed()})`),
    PROGRESS_INTERVAL_MS,
  );
  try {
    const result = await work();
    console.log(`  ✓ ${label} (${elapsed()})`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${label} (${elapsed()})`);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}

/** Formats an error for the terminal: a known error with its remedy, a defect with its stack. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return `${error.message}\n${error.remedy}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
