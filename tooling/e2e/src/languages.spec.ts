import { expect, type Page } from '@playwright/test';
import { axeFindingsInEachScheme, settle } from './accessibility/axe';
import { clippedText } from './accessibility/clipped-text';
import { forEachScreen } from './accessibility/screens';
import { newCustomer } from './fixtures/users';
import { test } from './fixtures/test';
import { englishOnly } from './fixtures/texts';

type Credentials = { email: string; password: string };

async function anmelden(page: Page, { email, password }: Credentials) {
  await page.goto('/SignIn');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/DashBoard$/i);
}

/** All visible texts, accessible names and titles of the page. */
function piecesOfText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces = [document.title.split(' · ')[0] ?? ''];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const isHidden = walker.currentNode.parentElement?.closest('script, style, noscript');
      if (!isHidden) pieces.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      // A language's own name is not translated.
      if (element.closest('[lang]') !== document.documentElement) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        pieces.push(element.getAttribute(name) ?? '');
      }
    }
    return pieces.map((piece) => piece.trim()).filter(Boolean);
  });
}

/** In the nightly run. `screens.spec.ts` runs axe on each page in English. */
const RUNS_AXE = process.env['BANK_LANGUAGES'] === 'all';

const languages = [
  { name: 'German', locale: 'de-AT', away: 'gerade nicht verfügbar' },
  { name: 'French', locale: 'fr-FR', away: 'n’est pas disponible pour le moment' },
] as const;

for (const { name, locale, away } of languages) {
  test.describe(`a browser set to ${name}`, () => {
    test.use({ locale });

    for (const access of ['public', 'customer', 'admin'] as const) {
      test(`translates every ${access} page, and clips no text on a phone`, async ({ page }) => {
        test.setTimeout(120_000);
        const english = englishOnly(locale.slice(0, 2));
        expect(english.size).toBeGreaterThan(200);
        const desk = page.viewportSize();
        await forEachScreen(page, access, async ({ path }) => {
          await expect(page.getByText(away)).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          const pieces = await piecesOfText(page);
          expect(pieces.length).toBeGreaterThan(5);
          expect
            .soft(
              pieces.filter((piece) => english.has(piece)),
              path,
            )
            .toEqual([]);
          if (RUNS_AXE) expect.soft(await axeFindingsInEachScheme(page), path).toEqual([]);
          // Both languages need more space than English, and a phone has little.
          await page.setViewportSize({ width: 390, height: 844 });
          await settle(page);
          expect.soft(await clippedText(page), path).toEqual([]);
          if (desk) await page.setViewportSize(desk);
        });
      });
    }
  });
}

test.describe('a browser set to German', () => {
  test.use({ locale: 'de-AT' });

  test('formats countries and amounts for the locale', async ({ page }) => {
    await page.goto('/SignUp');
    await page.getByRole('combobox', { name: 'Land' }).fill('Öster');
    await expect(page.getByRole('option', { name: /Österreich.*EUR/ })).toBeVisible();
    const customer = await newCustomer({ fields: { accountBalance: 1234.5 } });
    await anmelden(page, customer);
    await page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
    // Austria groups digits with a space, other locales with a point.
    await expect(page.getByText(/^EUR 1[.\s]234,50$/)).toBeVisible();
  });

  test('shows errors in German', async ({ page }) => {
    await page.goto('/SignIn');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Bitte geben Sie E-Mail-Adresse und Passwort ein')).toBeVisible();
  });
});

test('a language is chosen by its own name, and kept by the page and the device', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-US');

  await page.getByRole('button', { name: 'Français' }).click();
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/\/AboutUs$/);
  await expect(page).toHaveTitle(/^À propos de nous/);
  await expect(page.getByRole('button', { name: 'Français' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^À propos de/ })).toBeVisible();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  await expect(page).toHaveURL(/\/AboutUs$/);
});

test('a signed-in user chooses the language in the account menu, and it survives signing out', async ({
  page,
}) => {
  const customer = await newCustomer();
  await page.goto('/SignIn');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await anmelden(page, customer);
  await page.getByRole('button', { name: /^Ihr Konto:/ }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await page.getByRole('button', { name: /^Votre compte/ }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
});

test.describe('a browser set to an unsupported language', () => {
  test.use({ locale: 'ja' });

  test('falls back to English', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Everyday banking, within easy reach.',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
