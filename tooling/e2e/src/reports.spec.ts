import { expect } from '@playwright/test';
import { OWNER } from '@bank/backend/emulators';
import { environment } from './fixtures/environment';
import { newCustomer, openAs } from './fixtures/people';
import { test } from './fixtures/test';
import { REPORT_NOISE, withReports } from './fixtures/with-reports';
import { screenOf } from './fixtures/screens';
import { Stage } from './independence/stage';
import { throwingLater } from './independence/stand-ins';

type Stored = { fields: Record<string, { stringValue?: string; doubleValue?: number }> };

/** The reports of one person, past the rules. */
async function reportsOf(uid: string): Promise<Stored['fields'][]> {
  const { firestoreHost, projectId } = environment;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${firestoreHost}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'reports' }],
        where: {
          fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
        },
      },
    }),
  });
  const answers = (await response.json()) as { document?: Stored }[];
  return answers.flatMap(({ document }) => (document ? [document.fields] : []));
}

test('a browser reports once, for each session and version, how a remote was loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPORT_NOISE);
  const person = await newCustomer();
  const sent = await withReports(page);
  await openAs(page, person, '/DashBoard');
  const heading = page.getByRole('heading', { level: 1, name: /^Hello/ });
  await expect(heading).toBeVisible();
  const loads = async () =>
    (await reportsOf(person.uid)).filter(({ kind }) => kind?.stringValue === 'load');
  await expect.poll(async () => (await loads()).length).toBe(1);
  const [report] = await loads();
  expect(report).toMatchObject({
    kind: { stringValue: 'load' },
    remote: { stringValue: 'dashboard' },
    role: { stringValue: 'live' },
    route: { stringValue: '/DashBoard' },
    value: { doubleValue: expect.any(Number) },
  });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goto('/robots.txt');
  expect(sent.filter(({ kind, remote }) => kind === 'load' && remote === 'dashboard')).toHaveLength(
    1,
  );
  // A page that forgets what it has sent is refused by the rules.
  allowConsole(/409 \(/);
  await page.evaluate(() => {
    const known = JSON.parse(sessionStorage.getItem('bank.report.session') ?? '{}') as object;
    sessionStorage.setItem('bank.report.session', JSON.stringify({ ...known, sent: [] }));
  });
  const refused = page.waitForResponse(
    (response) => response.url().includes(':commit') && !response.ok(),
  );
  await page.goto('/DashBoard');
  await refused;
  expect(await loads()).toHaveLength(1);
});

test('web vitals are reported for the remote that drew the page, when it is left', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPORT_NOISE);
  const person = await newCustomer();
  const sent = await withReports(page);
  await openAs(page, person, '/DashBoard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  // By then the page has what it measures with.
  await expect.poll(() => sent.some(({ kind }) => kind === 'load')).toBe(true);
  await page.getByRole('main').click();
  await page.goto('/robots.txt');
  const vitals = async () =>
    (await reportsOf(person.uid))
      .filter(({ remote }) => remote?.stringValue === 'dashboard')
      .map(({ kind }) => kind?.stringValue)
      .filter((kind) => kind === 'lcp' || kind === 'cls' || kind === 'inp');
  await expect
    .poll(async () => (await vitals()).sort())
    .toEqual(expect.arrayContaining(['cls', 'lcp']));
});

test('an error that nothing caught is reported for the remote whose file threw it, scrubbed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPORT_NOISE);
  allowConsole(/\[bank\]|already registered|RUNTIME-\d+|no account/);
  const person = await newCustomer();
  const sent = await withReports(page);
  const screen = screenOf('dashboard');
  const stage = await Stage.open(page, screen);
  const live = stage.version({ entry: throwingLater(screen.remote) });
  stage.registry.put(screen.remote, { live });
  await openAs(page, person, screen.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Still here' })).toBeVisible();
  const errors = () => sent.filter(({ kind }) => kind === 'error');
  await expect.poll(() => errors().length).toBeGreaterThan(0);
  for (const error of errors()) {
    expect(error).toMatchObject({ remote: screen.remote, version: live.version });
    expect(error.detail).toMatch(/^Error: no account <email>\n.*remoteEntry/);
  }
});
