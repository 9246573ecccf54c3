import type { CDPSession } from '@playwright/test';
import { median } from '../web/statistics';
import type { Traffic } from './count-reads';

const MEGABYTE = 1024 * 1024;
/** Memory is sampled every so many pages. */
const MARK_EVERY = 50;

/** Memory and DOM nodes after a number of pages, measured after a garbage collection. */
type Mark = { page: number; megabytes: number; nodes: number };

export type PagingResult = {
  marks: Mark[];
  /** Per page: median in milliseconds, received bytes and documents. */
  time: number;
  bytes: number;
  reads: number;
};

async function mark(session: CDPSession, page: number): Promise<Mark> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { page, megabytes: usedSize / MEGABYTE, nodes };
}

/** Opens all `pages` in order. `turnTo` resolves when a page is shown; `trafficSoFar` returns the traffic. */
export async function measurePaging(
  session: CDPSession,
  trafficSoFar: () => Traffic,
  pages: number,
  turnTo: (page: number) => Promise<void>,
): Promise<PagingResult> {
  const before = trafficSoFar();
  const marks = [await mark(session, 1)];
  const times: number[] = [];
  for (let page = 2; page <= pages; page += 1) {
    const begin = performance.now();
    await turnTo(page);
    times.push(performance.now() - begin);
    if (page % MARK_EVERY === 0) marks.push(await mark(session, page));
  }
  const after = trafficSoFar();
  const each = (kind: keyof Traffic) => (after[kind] - before[kind]) / (pages - 1);
  return { marks, time: median(times), bytes: each('bytes'), reads: each('documents') };
}

/** Formats the results, one per line. */
export function formatPaging({ marks, time, bytes, reads }: PagingResult): string[] {
  return [
    `next page:                               ${Math.round(time)} ms (median)`,
    `bytes a page, as received:               ${Math.round(bytes)}`,
    `documents a page, as received:           ${reads.toFixed(1)}`,
    ...marks.map(
      ({ page, megabytes, nodes }) =>
        `memory and nodes at page ${String(page).padStart(3)}:            ${megabytes.toFixed(1)} MB, ${nodes}`,
    ),
  ];
}
