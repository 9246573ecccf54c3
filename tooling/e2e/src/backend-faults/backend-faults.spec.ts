import { expect, type Page } from '@playwright/test';
import { navigateTo } from '../fixtures/screens';
import { signInWithoutForm } from '../fixtures/signed-in';
import { test } from '../fixtures/test';
import { signIn, type Person } from '../fixtures/users';
import { BACKENDS, type Backend, blockStorage, FaultyBackend, fillStorage } from './faults';
import { firstOf, type Flow, flows } from './flows';

const HOUR_MS = 3_600_000;
/**
 * How long a person tries again. For some seconds after an outage the Firestore SDK still fails reads without
 * asking the server.
 */
const PATIENCE_MS = 60_000;

type Trial = { page: Page; flow: Flow; person: Person; faulty: Record<Backend, FaultyBackend> };
type Condition = { name: string; run(trial: Trial): Promise<void> };

const retryOn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Try again|Reload)/ });

async function open({ page, flow, person }: Trial): Promise<void> {
  if (flow.isSignedIn) await signInWithoutForm(page, person);
  await page.goto(flow.path);
}

/** Signs in through the form, in the same document as the flow. */
async function openInOneDocument({ page, flow, person }: Trial): Promise<void> {
  if (!flow.isSignedIn) {
    await page.goto(flow.path);
    return;
  }
  await signIn(page, person);
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await navigateTo(page, flow.path);
}

/** Fills in and sends the form like a person who tries again, until the page says that it is done. */
async function complete({ page, flow, person }: Trial): Promise<void> {
  const [form, done, failure] = [flow.form(page), flow.done(page), flow.failure(page)];
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const first = await firstOf(done, form, retryOn(page));
    if (first === done) return;
    if (first !== form) {
      // The button is gone if the page has recovered by itself. One that can't be clicked ends in the error below.
      await retryOn(page)
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
      continue;
    }
    if ((await form.inputValue()) === '') await flow.fill(page, person);
    await flow.send(page);
    if ((await firstOf(done, failure)) === done) return;
  }
  throw new Error(`Not done after ${PATIENCE_MS} ms`);
}

/** The conditions of one backend. */
function conditionsOf(backend: Backend): Condition[] {
  return [
    {
      name: `${backend}: down at start`,
      async run(trial) {
        const { page, flow, faulty } = trial;
        faulty[backend].goDown();
        await open(trial);
        // Nothing is blank: the form, or what stops it and what to do.
        await firstOf(flow.form(page), retryOn(page), page.getByRole('main').getByRole('alert'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        faulty[backend].work();
        await complete(trial);
      },
    },
    {
      name: `${backend}: down while sending`,
      async run(trial) {
        const { page, flow, person, faulty } = trial;
        await open(trial);
        const form = flow.form(page);
        await form.waitFor();
        await flow.fill(page, person);
        const typed = await form.inputValue();
        faulty[backend].goDown();
        await flow.send(page);
        const failure = flow.failure(page);
        const isFailed = (await firstOf(flow.done(page), failure)) === failure;
        if (isFailed) expect(await form.inputValue()).toBe(typed);
        faulty[backend].work();
        await complete(trial);
      },
    },
    {
      name: `${backend}: slow`,
      async run(trial) {
        trial.faulty[backend].slowDown();
        await open(trial);
        await complete(trial);
      },
    },
    {
      name: `${backend}: fails once in three`,
      async run(trial) {
        trial.faulty[backend].failOften();
        await open(trial);
        await complete(trial);
      },
    },
  ];
}

const conditions: Condition[] = [
  ...(Object.keys(BACKENDS) as Backend[]).flatMap(conditionsOf),
  {
    name: 'web storage full',
    async run(trial) {
      await open(trial);
      await trial.page.addInitScript(fillStorage);
      await trial.page.reload();
      await complete(trial);
    },
  },
  {
    name: 'all storage blocked',
    async run(trial) {
      await trial.page.addInitScript(blockStorage);
      // Such a browser keeps no session across documents.
      await openInOneDocument(trial);
      await complete(trial);
    },
  },
  ...([1, -1] as const).map((sign) => ({
    name: `clock an hour ${sign === 1 ? 'ahead' : 'behind'}`,
    async run(trial: Trial) {
      await trial.page.clock.install({ time: Date.now() + sign * HOUR_MS });
      await openInOneDocument(trial);
      await complete(trial);
    },
  })),
];

for (const flow of flows) {
  test(`${flow.name} completes exactly once under each fault of a backend or the browser`, async ({
    anotherBrowser,
    allowConsole,
  }, info) => {
    test.setTimeout(600_000);
    // The browser and the SDK log failed requests; exceptions still fail the spec.
    allowConsole(/^(error|warning): /);
    const cells: Record<string, boolean> = {};
    for (const { name, run } of conditions) {
      await test.step(name, async () => {
        cells[name] = false;
        const page = await anotherBrowser();
        const faulty = {} as Trial['faulty'];
        for (const backend of Object.keys(BACKENDS) as Backend[])
          faulty[backend] = await FaultyBackend.of(page.context(), backend);
        const person = await flow.person();
        const problem = await run({ page, flow, person, faulty }).then(
          () => null,
          async (error: unknown) =>
            `${String(error)}\n${await page.locator('body').ariaSnapshot()}`,
        );
        expect.soft(problem, name).toBeNull();
        const count = await flow.count(person);
        expect.soft(count, `${name}: how often it was done`).toBe(1);
        cells[name] = problem === null && count === 1;
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.close();
      });
    }
    const body = JSON.stringify({ table: 'Backend faults', row: flow.name, cells });
    await info.attach('cells', { body, contentType: 'application/json' });
  });
}
