import type { CDPSession } from '@playwright/test';
import type { Traffic } from './listened';

const MEGABYTE = 1024 * 1024;
/** After so many pages it is looked at what is kept. */
const MARK_EVERY = 50;

/** What the page keeps when so many pages have been shown, with everything collected that can be. */
type Mark = { page: number; megabytes: number; nodes: number };

export type Turned = {
  marks: Mark[];
  /** Of a page: milliseconds (the median), bytes and documents as received. */
  time: number;
  bytes: number;
  reads: number;
};

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function mark(session: CDPSession, page: number): Promise<Mark> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { page, megabytes: usedSize / MEGABYTE, nodes };
}

/** Goes on to the last of `pages` pages; `turnTo` resolves when a page is shown, `soFar` tells what has arrived. */
export async function turnPages(
  session: CDPSession,
  soFar: () => Traffic,
  pages: number,
  turnTo: (page: number) => Promise<void>,
): Promise<Turned> {
  const before = soFar();
  const marks = [await mark(session, 1)];
  const times: number[] = [];
  for (let page = 2; page <= pages; page += 1) {
    const begin = performance.now();
    await turnTo(page);
    times.push(performance.now() - begin);
    if (page % MARK_EVERY === 0) marks.push(await mark(session, page));
  }
  const after = soFar();
  const each = (kind: keyof Traffic) => (after[kind] - before[kind]) / (pages - 1);
  return { marks, time: median(times), bytes: each('bytes'), reads: each('documents') };
}

/** What was found, a line each. */
export function turnedLines({ marks, time, bytes, reads }: Turned): string[] {
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
