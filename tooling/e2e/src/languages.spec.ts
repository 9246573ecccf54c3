import { expect, type Page } from '@playwright/test';
import { settle } from './access/axe';
import { lostText } from './access/lost-text';
import { openEach } from './access/screens';
import { newCustomer } from './fixtures/people';
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

/** What is read on the page, and what is read out of it: each piece of text, name and title. */
function piecesOfText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces = [document.title.split(' · ')[0] ?? ''];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const isHidden = walker.currentNode.parentElement?.closest('script, style, noscript');
      if (!isHidden) pieces.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      // A name in its own language is no text of the page.
      if (element.closest('[lang]') !== document.documentElement) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        pieces.push(element.getAttribute(name) ?? '');
      }
    }
    return pieces.map((piece) => piece.trim()).filter(Boolean);
  });
}

const languages = [
  { name: 'German', locale: 'de-AT', away: 'gerade nicht verfügbar' },
  { name: 'French', locale: 'fr-FR', away: 'n’est pas disponible pour le moment' },
] as const;

for (const { name, locale, away } of languages) {
  test.describe(`a browser that speaks ${name}`, () => {
    test.use({ locale });

    for (const access of ['public', 'customer', 'admin'] as const) {
      test(`sees it on every ${access} page, of which a phone loses nothing`, async ({ page }) => {
        test.setTimeout(120_000);
        const english = englishOnly(locale.slice(0, 2));
        expect(english.size).toBeGreaterThan(200);
        const desk = page.viewportSize();
        await openEach(page, access, async ({ path }) => {
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
          // Both languages take more room than English, and a phone has little.
          await page.setViewportSize({ width: 390, height: 844 });
          await settle(page);
          expect.soft(await lostText(page), path).toEqual([]);
          if (desk) await page.setViewportSize(desk);
        });
      });
    }
  });
}

test.describe('a browser that speaks German', () => {
  test.use({ locale: 'de-AT' });

  test('sees countries and amounts as they are written there', async ({ page }) => {
    await page.goto('/SignUp');
    await page.getByRole('combobox', { name: 'Land' }).fill('Öster');
    await expect(page.getByRole('option', { name: /Österreich.*EUR/ })).toBeVisible();
    const customer = await newCustomer({ fields: { accountBalance: 1234.5 } });
    await anmelden(page, customer);
    await page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
    // Austrians group by a space, others by a point.
    await expect(page.getByText(/^EUR 1[.\s]234,50$/)).toBeVisible();
  });

  test('is told of an error in German', async ({ page }) => {
    await page.goto('/SignIn');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Bitte geben Sie E-Mail-Adresse und Passwort ein')).toBeVisible();
  });
});

test('a language is chosen by its own name, and stays on the page and on the device', async ({
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

test('who is signed in chooses it in the account menu, and keeps it after signing out', async ({
  page,
}) => {
  const customer = await newCustomer();
  await page.goto('/SignIn');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await anmelden(page, customer);
  await page.getByRole('button', { name: /^Ihr Konto:/ }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await page.getByRole('button', { name: /^Votre compte/ }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
});

test.describe('a browser that speaks none of the languages', () => {
  test.use({ locale: 'ja' });

  test('sees English', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Everyday banking, within easy reach.',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
