import { expect, type CDPSession, type Page } from '@playwright/test';

/** single-spa's timeouts for a mount and an unmount, with a margin. */
const ALARMS_MS = 15_000;

export type PageMemory = { nodes: number; listeners: number; heap: number };

/** Counts nodes, listeners and bytes after a garbage collection. The page must have a mocked clock. */
export async function pageMemory(page: Page, client: CDPSession): Promise<PageMemory> {
  const skeleton = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(skeleton).toHaveCount(0);
  // Lets single-spa's warning timers expire: they hold references to unmounted remotes.
  await page.clock.runFor(1_000);
  await page.clock.fastForward(ALARMS_MS);
  // What a finalizer releases is freed by the next collection.
  for (let run = 0; run < 3; run += 1) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** The average growth in `steps` steps. */
export function growthPerStep(after: PageMemory, before: PageMemory, steps: number): PageMemory {
  return {
    nodes: (after.nodes - before.nodes) / steps,
    listeners: (after.listeners - before.listeners) / steps,
    heap: (after.heap - before.heap) / steps,
  };
}

/** Of two halves, the smaller growth: a leak grows in both, compiled code and what is still loading in one. */
export function steadyGrowth(first: PageMemory, second: PageMemory): PageMemory {
  return {
    nodes: Math.min(first.nodes, second.nodes),
    listeners: Math.min(first.listeners, second.listeners),
    heap: Math.min(first.heap, second.heap),
  };
}

/**
 * The allowed average growth per mounted remote or opened screen, nodes and listeners as a number, the heap in bytes. A
 * screen has hundreds of nodes and dozens of listeners.
 */
export const MAX_GROWTH: PageMemory = { nodes: 0.5, listeners: 0.5, heap: 10_000 };

export const MEMORY_KEYS = ['nodes', 'listeners', 'heap'] as const;
