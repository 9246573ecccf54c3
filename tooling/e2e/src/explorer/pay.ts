import { dialogs, fillIn } from '../fixtures/withdrawal';
import { closeDialogs, visit } from './navigate';
import { appears, type Tab } from './tab';
import { CODE, type Walk } from './walk';

export const INTERRUPTIONS = ['nothing', 'double click', 'reload'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

/** Longer than all retries of the page. */
const ANSWER_MS = 25_000;
/** How long a user waits for an answer while the network fails. */
const PATIENCE_MS = 4_000;

/**
 * Pays one amount as a user does who is not sure: tries again if the first attempt has no answer. Leaves the
 * payment open if the network fails.
 */
export async function pay(walk: Walk, tab: Tab, interruption: Interruption): Promise<void> {
  const tryTo = (how: Interruption) =>
    attempt(walk, tab, how).catch((error: unknown) => {
      if (walk.isHealthy) throw error;
      return false;
    });
  const isPaid = (await tryTo(interruption)) || (await tryTo('nothing'));
  if (!isPaid && walk.isHealthy) throw new Error('A payment without faults was not made');
}

/** Returns whether the page says that the payment is made. */
async function attempt(walk: Walk, tab: Tab, interruption: Interruption): Promise<boolean> {
  const { page } = tab;
  const wait = walk.isHealthy ? ANSWER_MS : PATIENCE_MS;
  const [success, error] = [dialogs.success(page), dialogs.error(page)];
  // After a reload, the page finds the payment that it has sent.
  if (tab.intent !== null && (await appears(success, 1_000))) return settle(tab);
  if (!(await visit(tab, '/Withdrawal', 'leave'))) return false;
  if (!(await appears(page.getByLabel('Amount').or(success), wait))) return false;
  if (tab.intent !== null && (await success.isVisible())) return settle(tab);

  tab.intent ??= walk.intend();
  // The amount to pay replaces a typed one.
  tab.typed = null;
  await fillIn(page, (tab.intent / 100).toFixed(2));
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const confirm = dialogs.review(page).getByRole('button', { name: 'Confirm' });
  if (!(await appears(confirm.or(error).or(success), wait))) return false;
  if (await success.isVisible()) return settle(tab);
  if (!(await confirm.isVisible())) return giveUp(tab);
  await confirm.click();
  const submit = dialogs.code(page).getByRole('button', { name: 'Submit' });
  if (!(await appears(submit.or(error), wait))) return false;
  if (!(await submit.isVisible())) return giveUp(tab);
  await dialogs.code(page).getByLabel('VAT code').fill(String(CODE));
  await send(walk, tab, interruption, wait);
  if (!(await appears(success.or(error), wait))) return false;
  return (await success.isVisible()) ? settle(tab) : giveUp(tab);
}

async function send(walk: Walk, tab: Tab, interruption: Interruption, wait: number): Promise<void> {
  const { page } = tab;
  const submit = dialogs.code(page).getByRole('button', { name: 'Submit' });
  if (interruption === 'reload' && !walk.isOffline) {
    const { executed } = walk.customer.proxy.loseAnswerTo('/documents/withdrawals/');
    await submit.click();
    const isLost = await Promise.race([
      executed.then(() => true),
      appears(dialogs.error(page), wait).then(() => false),
    ]);
    if (isLost) await page.reload();
  } else if (interruption === 'double click') {
    // Both clicks happen before the page renders.
    await submit.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  } else await submit.click();
}

async function settle(tab: Tab): Promise<true> {
  tab.intent = null;
  await closeDialogs(tab);
  return true;
}

async function giveUp(tab: Tab): Promise<false> {
  await closeDialogs(tab);
  return false;
}
