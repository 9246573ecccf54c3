import { measureUsable, type UsablePage } from '@bank/bench/usable';
import { tooSlow, usableTable } from '@bank/bench/usable-ratios';
import { HOST } from '@bank/release';
import { compressedBank } from './compressed-bank';

/** Measures how long the pages take on a simulated slow phone until they can be used. */
export async function benchUsable(
  chosen: { pages: readonly UsablePage[]; rounds: number },
  chromium: string,
  signal: AbortSignal,
): Promise<number> {
  const bank = await compressedBank([], signal);
  const stop = await bank.serve();
  try {
    const figures = await measureUsable({ ...chosen, url: bank.originOf(HOST), chromium, signal });
    console.log(`\n${usableTable(figures)}\n`);
    const exceeded = tooSlow(figures);
    for (const line of exceeded) console.log(line);
    return exceeded.length > 0 ? 1 : 0;
  } finally {
    stop();
  }
}
