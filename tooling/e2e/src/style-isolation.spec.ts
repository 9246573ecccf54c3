import { expect, type Page } from '@playwright/test';
import { demoAccount, openAs } from './fixtures/users';
import { navigateTo, screens, type Screen } from './fixtures/screens';
import { test } from './fixtures/test';

/** Properties that depend on content and focus, not on a style sheet. */
const OF_CONTENT =
  /size$|^(width|height|perspective-origin|transform-origin|inset|top|bottom|left|right|outline)/;

/** The computed styles of all matching elements, one text per element. */
async function stylesOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (elements, source) =>
      elements.map((element) => {
        const styles = getComputedStyle(element);
        const rules = [...styles]
          .filter((name) => !new RegExp(source).test(name) || name === 'font-size')
          .map((name) => `${name}: ${styles.getPropertyValue(name)}`);
        return `${element.tagName} ${rules.join('; ')}`;
      }),
    OF_CONTENT.source,
  );
}

/** The host's elements: banner, top bar and root. */
const HOST = 'html, body, #root, #main, aside[aria-label="About this site"], header, header button';

/** Waits for the final heading: the dashboard's gains an element once the user's name is known. */
async function expectHeading(page: Page, { remote, heading }: Screen) {
  const name = remote === 'dashboard' ? /^hello, ./i : heading;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function open(page: Page, screen: Screen) {
  await navigateTo(page, screen.path);
  await expectHeading(page, screen);
}

test('mounting a remote changes no style of the host or of another remote', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const admin = demoAccount('admin');
  await openAs(page, admin, '/DashBoard');
  const members = screens.filter(({ remote }) => remote !== 'marketing');
  const headings = 'main h1, main h1 > *';
  const alone = new Map<Screen, string[]>();
  for (const screen of screens) {
    // In a fresh page that never mounted another remote.
    await page.goto(screen.path);
    await expectHeading(page, screen);
    alone.set(screen, await stylesOf(page, headings));
  }
  const [first] = members;
  if (!first) throw new Error('There is no screen');
  await page.goto(first.path);
  await expectHeading(page, first);
  // The top bar is complete once the session is known.
  await expect(page.locator('header button', { hasText: admin.username })).toBeVisible();
  const host = await stylesOf(page, HOST);
  expect(host.length).toBeGreaterThan(5);

  for (const round of [screens, screens.toReversed()]) {
    for (const screen of round) {
      await open(page, screen);
      expect(await stylesOf(page, headings), screen.remote).toEqual(alone.get(screen));
      if (members.includes(screen)) {
        expect(await stylesOf(page, HOST), `the host, with ${screen.remote}`).toEqual(host);
      }
    }
  }
  await open(page, first);
  expect(await stylesOf(page, HOST), 'the host, after all').toEqual(host);
});
