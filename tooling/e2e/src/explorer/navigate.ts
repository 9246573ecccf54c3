import { SUCCESS } from '../fixtures/withdrawal';
import { appears, type Tab } from './tab';

const SETTLED_MS = 5_000;

export const DECISIONS = ['leave', 'stay'] as const;
export type Decision = (typeof DECISIONS)[number];

const leaveDialog = ({ page }: Tab) => page.getByRole('dialog', { name: 'Leave this page?' });

/**
 * Presses Escape. The dialog that it closes may have opened only just before: if it was the success of a
 * payment, the user has seen it.
 */
async function pressEscape(tab: Tab): Promise<void> {
  const { page } = tab;
  const titles = await page.evaluateHandle(() => {
    const closed: string[] = [];
    const record = ({ target }: Event) => {
      if (target instanceof HTMLElement) closed.push(target.querySelector('h2')?.innerText ?? '');
    };
    for (const event of ['cancel', 'close']) addEventListener(event, record, { capture: true });
    return closed;
  });
  await page.keyboard.press('Escape');
  if ((await titles.jsonValue()).includes(SUCCESS)) tab.intent = null;
}

/** Closes what covers the page. Returns false if a dialog stays, because it waits for an answer. */
export async function closeDialogs(tab: Tab): Promise<boolean> {
  const { page } = tab;
  for (let open = await page.locator('dialog[open]').count(); open > 0;) {
    await pressEscape(tab);
    const isClosed = await page
      .waitForFunction(
        (before) => document.querySelectorAll('dialog[open]').length < before,
        open,
        { timeout: 1_000 },
      )
      .catch(() => null);
    if (!isClosed) return false;
    open = await page.locator('dialog[open]').count();
  }
  return true;
}

/** Where the tab is in its history. */
const entryOf = ({ page }: Tab) => page.evaluate(() => window.navigation?.currentEntry?.key);

/** Waits until the tab has left its entry or asks whether it may, and decides. Returns whether it has left. */
async function leave(tab: Tab, entry: string | undefined, decision: Decision): Promise<boolean> {
  const hasLeft = () =>
    tab.page
      .waitForFunction((before) => window.navigation?.currentEntry?.key !== before, entry, {
        timeout: SETTLED_MS,
      })
      .then(
        () => true,
        () => false,
      );
  if (tab.typed && (await appears(leaveDialog(tab), SETTLED_MS / 5))) {
    tab.isWarned = true;
    const name = decision === 'leave' ? 'Leave' : 'Stay';
    await leaveDialog(tab).getByRole('button', { name }).click();
    if (decision === 'stay') return false;
  }
  return hasLeft();
}

/** Follows the link to a screen, or navigates like one. Returns whether the tab is there. */
export async function visit(tab: Tab, path: string, decision: Decision): Promise<boolean> {
  const { page } = tab;
  if (!(await closeDialogs(tab))) return false;
  const isThere = () => new URL(page.url()).pathname.toLowerCase() === path.toLowerCase();
  if (isThere()) return true;
  const entry = await entryOf(tab);
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if ((await link.count()) > 0) await link.click();
  else {
    // Before the app has rendered, nothing follows.
    if (!(await appears(page.locator('#root main h1'), SETTLED_MS))) return false;
    await page.evaluate((to) => {
      const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
      history.pushState({ idx }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
  }
  return (await leave(tab, entry, decision)) && isThere();
}

/** Goes back or forward, unless that would leave the bank. */
export async function traverse(
  tab: Tab,
  direction: 'back' | 'forward',
  decision: Decision,
): Promise<void> {
  const entry = await entryOf(tab);
  const hasMoved = await tab.page.evaluate((to) => {
    const { navigation } = window;
    if (!navigation || !(to === 'back' ? navigation.canGoBack : navigation.canGoForward))
      return false;
    if (to === 'back') history.back();
    else history.forward();
    return true;
  }, direction);
  if (hasMoved) await leave(tab, entry, decision);
}
