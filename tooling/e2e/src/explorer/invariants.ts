import { expect } from '@playwright/test';
import { paymentProblems, storedCents } from './ledger-checks';
import type { Tab } from './tab';
import type { UserBrowser } from './user-browser';
import type { Walk } from './walk';

/** How long the page may take to render what an action changed. */
const RENDERED_MS = 5_000;
/** How long the page may take to be live again. */
const LIVE_MS = 10_000;
/** After this time, the bank pays in once more. */
const LOST_WRITE_MS = 4_000;

/** The problems that no state of the network excuses. */
async function tabProblems(tab: Tab, errors: readonly string[]): Promise<string[]> {
  const seen = await tab.observe();
  const { typed } = tab;
  const isThere = typed !== null && seen.path === typed.path;
  const hasText = typed !== null && seen.fields.includes(typed.value);
  return [
    ...errors,
    ...(seen.isBlank ? ['the page is blank'] : []),
    ...(seen.hasLostFocus ? ['the focus is lost'] : []),
    ...(isThere && !hasText ? [`the typed text ${typed.value} is lost`] : []),
    ...(typed && !isThere && !tab.isWarned ? ['typed text was left without a warning'] : []),
    ...(seen.isOffline && !seen.saysOffline ? ['the page does not say that it is offline'] : []),
  ].map((problem) => `${tab.name}, ${seen.path}: ${problem}`);
}

/** Shown money is the stored money; while the network fails, it may be what was stored earlier. */
async function moneyProblems(tab: Tab, walk: Walk): Promise<string[]> {
  const stored = await storedCents(walk.customer.person.uid);
  const { balance, path } = await tab.observe();
  if (balance === null || balance === stored) return [];
  if (!walk.isHealthy && walk.balances.has(balance)) return [];
  return [`${tab.name}, ${path}: shows ${balance} cents, but ${stored} are stored`];
}

const pages = (walk: Walk): [Tab, UserBrowser][] =>
  walk.browsers.flatMap((browser) => browser.tabs.map((tab): [Tab, UserBrowser] => [tab, browser]));

async function collect(lists: Promise<string[]>[]): Promise<string[]> {
  return (await Promise.all(lists)).flat();
}

/** The money on all tabs of the customer, and the stored payments. */
async function expectMoney(walk: Walk): Promise<void> {
  const { customer } = walk;
  let since = performance.now();
  const problems = async () => {
    const found = await collect(customer.tabs.map((tab) => moneyProblems(tab, walk)));
    if (found.length > 0 && walk.isHealthy && performance.now() - since > LOST_WRITE_MS) {
      // The emulator can lose a write to a page that subscribes at the same time; Firestore does not.
      since = performance.now();
      await walk.credit(100);
    }
    return [...found, ...(await paymentProblems(customer.person.uid, walk))];
  };
  await expect.poll(problems, { timeout: LIVE_MS }).toEqual([]);
}

/** What holds after every command. */
export async function expectAlways(walk: Walk): Promise<void> {
  await expect
    .poll(() => collect(pages(walk).map(([tab, { errors }]) => tabProblems(tab, errors))), {
      timeout: RENDERED_MS,
    })
    .toEqual([]);
  await expectMoney(walk);
}

/** Ends all faults. Every screen is live again in time, and follows what the bank stores. */
export async function expectLiveAgain(walk: Walk): Promise<void> {
  await walk.setOffline(false);
  walk.setFault('none');
  const waiting = async ([tab]: [Tab, UserBrowser]) => {
    const seen = await tab.observe();
    return seen.waiting.map((text) => `${tab.name}, ${seen.path}: is not live: ${text}`);
  };
  await expect.poll(() => collect(pages(walk).map(waiting)), { timeout: LIVE_MS }).toEqual([]);
  await walk.credit(100);
  await expectAlways(walk);
}
