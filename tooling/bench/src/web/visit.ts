import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { observedOn } from './observe';
import { open, openFresh } from './traffic';

const PHONE = throttling.mobileSlow4G;
const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8;

/** Lighthouse's threshold of a long task, in milliseconds. */
const LONG_TASK = 50;

export type Visit = {
  scriptBytes: number;
  requests: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
};

/** Throttles CPU and network like Lighthouse's mobile profile. */
export async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.requestLatencyMs,
    downloadThroughput: bytesPerSecond(PHONE.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(PHONE.uploadThroughputKbps),
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdownMultiplier });
}

/** Visits a URL with an empty cache and mobile throttling. `isReady` waits for the main content. */
export async function visit(
  context: BrowserContext,
  url: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const opened = await openFresh(context);
  await slowDown(opened.client);
  return seen(opened, url, isReady);
}

/** Visits a URL with a warm cache, without throttling. */
export async function visitAgain(
  context: BrowserContext,
  url: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  return seen(await open(context), url, isReady);
}

async function seen(
  { page, traffic }: Awaited<ReturnType<typeof open>>,
  url: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  await page.goto(url);
  await isReady(page);
  await traffic.quiet();
  const { fcp, lcp, long } = await observedOn(page);
  await page.close();
  const tbt = long
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK), 0);
  return { scriptBytes: traffic.scriptBytes, requests: traffic.requests, fcp, lcp, tbt };
}
