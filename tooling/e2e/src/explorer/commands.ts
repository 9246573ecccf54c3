import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import { screens } from '../accessibility/screens';
import { FAULTS, type Fault } from './faults';
import { expectAlways } from './invariants';
import { DECISIONS, type Decision, traverse, visit } from './navigate';
import { INTERRUPTIONS, pay } from './pay';
import { appears, type Tab } from './tab';
import { WHO, type Walk, type Who } from './walk';

/** The longest command is a payment with all retries of the page. */
const COMMAND_MS = 90_000;

/** What decides whether a command is possible. */
type Model = { isOffline: boolean };
export type Command = fc.AsyncCommand<Model, Walk>;

type Step = {
  name: string;
  run(walk: Walk): Promise<void>;
  /** Loads a document, which no browser can while it is offline. */
  isLoading?: boolean;
  /** What the command changes. */
  isOffline?: boolean;
};

/** Scripts that run in a page have no timeout of their own. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not end in time')), COMMAND_MS);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function command({ name, run, isLoading = false, isOffline }: Step): Command {
  return {
    check: (model) => isOffline !== model.isOffline && !(isLoading && model.isOffline),
    async run(model, walk) {
      model.isOffline = isOffline ?? model.isOffline;
      const work = run(walk).then(() => expectAlways(walk));
      await inTime(work).catch((error: unknown) => {
        throw new Error(`After "${name}": ${String(error)}`);
      });
    },
    toString: () => name,
  };
}

/** A command on one tab; skipped if it can't be opened now. */
function onTab(who: Who, step: Omit<Step, 'run'> & { run(tab: Tab, walk: Walk): Promise<void> }) {
  return command({
    ...step,
    name: `${who}: ${step.name}`,
    async run(walk) {
      const tab = await walk.tab(who);
      if (!tab) return;
      tab.isWarned = false;
      await step.run(tab, walk);
      forgetLeftText(tab);
    },
  });
}

/** Text that was left after a warning is the user's decision. */
function forgetLeftText(tab: Tab): void {
  if (tab.isWarned && new URL(tab.page.url()).pathname !== tab.typed?.path) tab.typed = null;
}

const PATHS = screens
  .filter(({ access, path }) => access !== 'public' || path === '/accessibility')
  .map(({ path, access }) => ({ path, isForAdmin: access === 'admin' }));
const pathsOf = (who: Who) =>
  PATHS.filter(({ isForAdmin }) => isForAdmin === (who === 'administrator')).map(
    ({ path }) => path,
  );

/** A text for each form, which no other field contains. */
const FORMS = [
  { path: '/loan', label: 'Loan amount', value: '12.34' },
  { path: '/dispute', label: 'Amount', value: '23.45' },
  { path: '/Kyc', label: 'ID number', value: 'X-3456' },
  { path: '/Withdrawal', label: 'Amount', value: '45.67' },
];

async function type(tab: Tab, { path, label, value }: (typeof FORMS)[number]): Promise<void> {
  if (!(await visit(tab, path, 'leave'))) return;
  forgetLeftText(tab);
  const field = tab.page.getByRole('main').getByLabel(label, { exact: true });
  // While the network fails, or when a request was sent already, the screen has no form.
  if (!(await appears(field, 3_000)) || !(await field.isEditable())) return;
  // A browser warns only about pages that the user has clicked on.
  await field.click();
  await field.fill(value);
  tab.typed = { path: new URL(tab.page.url()).pathname, value };
}

async function reload(tab: Tab, path?: string): Promise<void> {
  if (path === undefined) await tab.page.reload({ waitUntil: 'domcontentloaded' });
  else await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
  if (tab.isWarned) tab.typed = null;
}

/** The same toast again renews the first. */
async function raiseToast(tab: Tab): Promise<void> {
  if (!(await visit(tab, '/dashboard/deposit', 'leave'))) return;
  const button = tab.page.getByRole('button', { name: 'Add money to your account' });
  if (!(await appears(button, 5_000))) return;
  await button.click();
  await button.click();
  await expect(tab.page.getByText('Contact admin to deposit').first()).toBeVisible();
}

async function applyForLoan(tab: Tab): Promise<void> {
  await type(tab, { path: '/loan', label: 'Loan amount', value: '12.34' });
  if (!tab.typed) return;
  // An earlier request for the same amount, whose answer was lost, may replace the form at any time.
  tab.typed = null;
  const apply = tab.page.getByRole('button', { name: 'Apply for Loan' });
  if (!(await apply.isVisible())) return;
  await apply.click();
  // The answer may come later; at the end of a walk, no form waits for one.
  await appears(tab.page.getByText(/^Loan request submitted|Failed to apply for loan/), 3_000);
}

async function jump(walk: Walk, minutes: number): Promise<void> {
  for (const { tabs, context } of walk.browsers) {
    for (const tab of tabs) await tab.extendSession();
    await context.clock.fastForward(minutes * 60_000);
  }
}

/** The banner that says so is loaded when the browser is idle, and can't be loaded offline. */
async function goOffline(walk: Walk): Promise<void> {
  for (const { page } of walk.browsers.flatMap(({ tabs }) => tabs)) {
    await page.locator('main > [aria-live=polite]').waitFor({ state: 'attached' });
  }
  await walk.setOffline(true);
}

const who = fc.constantFrom<Who[]>(
  ...WHO.flatMap((name, index) => (index === 0 ? [name, name] : [name])),
);
const customerTab = fc.constantFrom<Who[]>('first tab', 'second tab');
const decision = fc.constantFrom<Decision[]>(...DECISIONS);
const whoAndPath = who.chain((name) =>
  fc.tuple(fc.constant(name), fc.constantFrom(...pathsOf(name))),
);

const network = fc.constantFrom<Fault[]>('none', ...FAULTS).map((fault) =>
  command({
    name: `network: ${fault}`,
    run: (walk) => Promise.resolve(walk.setFault(fault)),
  }),
);

const payment = fc
  .tuple(customerTab, fc.constantFrom(...INTERRUPTIONS))
  .map(([name, interruption]) =>
    onTab(name, {
      name: `pay, interrupted by ${interruption}`,
      run: (tab, walk) => pay(walk, tab, interruption),
    }),
  );

/** The commands of a walk; what is listed twice is chosen twice as often. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(whoAndPath, decision).map(([[name, path], choice]) =>
    onTab(name, {
      name: `visit ${path} (${choice})`,
      run: async (tab) => void (await visit(tab, path, choice)),
    }),
  ),
  whoAndPath.map(([name, path]) =>
    onTab(name, { name: `open ${path}`, isLoading: true, run: (tab) => reload(tab, path) }),
  ),
  who.map((name) => onTab(name, { name: 'reload', isLoading: true, run: (tab) => reload(tab) })),
  fc
    .tuple(who, fc.constantFrom<('back' | 'forward')[]>('back', 'back', 'forward'), decision)
    .map(([name, direction, choice]) =>
      onTab(name, {
        name: `${direction} (${choice})`,
        isLoading: true,
        run: (tab) => traverse(tab, direction, choice),
      }),
    ),
  fc
    .tuple(customerTab, fc.constantFrom(...FORMS))
    .map(([name, form]) =>
      onTab(name, { name: `type into ${form.path}`, run: (tab) => type(tab, form) }),
    ),
  ...[network, network, network, payment, payment],
  customerTab.map((name) => onTab(name, { name: 'raise a toast twice', run: raiseToast })),
  customerTab.map((name) => onTab(name, { name: 'apply for a loan', run: applyForLoan })),
  fc.boolean().map((isOffline) =>
    command({
      name: isOffline ? 'go offline' : 'go online',
      isOffline,
      run: (walk) => (isOffline ? goOffline(walk) : walk.setOffline(false)),
    }),
  ),
  fc
    .constantFrom(1, 5, 9)
    .map((minutes) =>
      command({ name: `the clock jumps by ${minutes} min`, run: (walk) => jump(walk, minutes) }),
    ),
  fc.constant(command({ name: 'the bank pays in', run: (walk) => walk.credit(100) })),
];
