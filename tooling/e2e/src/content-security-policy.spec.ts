import { CLOSE_CONNECTION } from '@bank/backend/emulators';
import { expect, type Page } from '@playwright/test';
import { environment } from './fixtures/environment';
import { environmentOf, liveVersions } from './fixtures/fetch-live-versions';
import { demoAccount, openAs } from './fixtures/users';
import { navigateTo, screens } from './fixtures/screens';
import { test } from './fixtures/test';

/** Collects every CSP violation of the page as its directive and blocked URL. */
async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

async function policyOf(url: string): Promise<Map<string, string[]>> {
  const header =
    (await fetch(url, { headers: CLOSE_CONNECTION })).headers.get('content-security-policy') ?? '';
  const rules = header.split('; ').map((rule) => rule.split(' '));
  return new Map(rules.map(([name = '', ...sources]) => [name, sources]));
}

test('the policy allows scripts of the remotes’ origins only, and no eval', async () => {
  const policy = await policyOf(environment.url);
  const { overrideOrigins = [] } = await environmentOf(environment.url);
  const remotes = policy.get('script-src')?.filter((source) => source.startsWith('http'));
  // Any localhost port here corresponds to any subdomain of the remotes' domain in a real project.
  expect(remotes?.sort()).toEqual(['http://localhost:*', ...overrideOrigins].sort());
  expect([...policy.values()].flat().filter((source) => source.includes('unsafe'))).toEqual([]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('a visit to every remote violates nothing', async ({ page, allowConsole }) => {
  // Scripts are blocked in the video's iframe, including Playwright's.
  allowConsole(/Blocked script execution/);
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.getByRole('button', { name: /video|film/i }).click();
  await page.keyboard.press('Escape');
  await openAs(page, demoAccount('admin'), '/DashBoard');
  for (const { path, heading } of screens) {
    await navigateTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await violations()).toEqual([]);
  }
});

test('blocks injected scripts, styles and connections', async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy|TrustedScript|TrustedHTML/);
  const violations = await watchViolations(page);
  await page.goto('/SignIn');
  const refused = await page.evaluate(async () => {
    const attempt = (work: () => void) => {
      try {
        work();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    script.append('window.injected = true;');
    document.body.append(script);
    // In a timer, because code that Playwright evaluates is exempt from the eval ban.
    const evaluated = new Promise((resolve) => {
      setTimeout(() => resolve(attempt(() => void new Function('window.injected = true;')())));
    });
    return [
      await evaluated,
      // A script of another origin, also with a URL that resembles ours.
      attempt(() => (document.createElement('script').src = 'https://evil.example/a.js')),
      attempt(() => (document.createElement('script').src = `${location.origin}.evil.example/`)),
      attempt(() => (document.createElement('div').innerHTML = '<img src onerror="injected = 1">')),
      attempt(() => void setTimeout('window.injected = true;')),
    ];
  });
  expect(refused).toEqual(['EvalError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect((await violations()).length).toBeGreaterThan(0);
});

test('a script in the page reaches no other project’s database or files', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|40[0-9] \(/);
  await page.goto('/SignIn');
  const { firestoreHost, storageHost, projectId } = environment;
  const { storageBucket } = (await environmentOf(environment.url)).firebase;
  const databases = (project: string) =>
    `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents/users/x`;
  const files = (bucket: string) => `http://${storageHost}/v0/b/${bucket}/o/x`;
  const answers = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((address) =>
          fetch(address).then(
            () => 'answered',
            (error: Error) => error.name,
          ),
        ),
      ),
    [databases(projectId), databases('other'), files(storageBucket), files('other.appspot.com')],
  );
  expect(answers).toEqual(['answered', 'TypeError', 'answered', 'TypeError']);
});

test('another site cannot frame the bank', async ({ page, allowConsole }) => {
  allowConsole(/frame|X-Frame-Options/i);
  const { entry } = (await liveVersions(environment.url)).of('marketing');
  await page.route(`${new URL(entry).origin}/frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${environment.url}/SignIn" title="bank"></iframe>`,
    }),
  );
  await page.goto(`${new URL(entry).origin}/frame`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Login' })).toHaveCount(0);
  await expect(frame.locator('body')).not.toContainText('Login');
});
