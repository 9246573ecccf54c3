import { expect } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/users';
import { test } from './fixtures/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('offers a virtual card, which the admin issues', async ({ page }) => {
  const person = await newCustomer();
  await openAs(page, person, '/Cards');
  await expect(page.getByRole('figure').getByText(person.username)).toBeVisible();
  await expect(page.getByText('$100')).toBeVisible();
  await expect(page.getByText('$15,000')).toBeVisible();
  await page.getByRole('button', { name: 'Get Virtual Card' }).click();
  await expect(page.getByText('Pending - Contact admin to process.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email support' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Virtual Card' })).toBeHidden();
});

test('flips the card with the keyboard, with and without reduced motion', async ({ page }) => {
  await openAs(page, await newCustomer(), '/Cards');
  const card = page.getByRole('figure', { name: 'Easy Access MasterCard' });
  const turn = page.getByRole('button', { name: 'Turn the card over' });
  await expect(card.getByText('Card number hidden')).toBeAttached();
  await turn.press('Enter');
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toMatchAriaSnapshot(`
    - figure "Easy Access MasterCard":
      - paragraph: Security code hidden
      - paragraph: This is a demonstration. No real money moves.
  `);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await turn.press('Space');
  await expect(card.getByText('Cardholder')).toBeVisible();
  await expect(card.getByText('This is a demonstration.')).toBeHidden();
});
