import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than lie between any two controls of a page. */
const LIMIT = 80;

/** Somebody at the keyboard who has no mouse: nothing here clicks, fills in or focuses by itself. */
export class Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Goes on by Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeEnabled();
    for (let presses = 0; presses < LIMIT; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${control}`);
  }

  /** Goes to a field and types over what it holds; a select takes the option of that name. */
  async typeInto(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    if (await field.evaluate((element) => element instanceof HTMLInputElement)) {
      await this.press('ControlOrMeta+a');
    }
    await this.type(text);
  }

  /** Goes to a button or a link and presses it. */
  async pressOn(control: Locator): Promise<void> {
    await this.tabTo(control);
    await this.press('Enter');
  }
}

/** Signs in by keyboard on the way to a page. */
export async function enterAs(
  page: Page,
  { email, password }: { email: string; password: string },
  path: string,
): Promise<Hands> {
  const hands = new Hands(page);
  await page.goto(path);
  await hands.typeInto(page.getByLabel('Email', { exact: true }), email);
  await hands.typeInto(page.getByLabel('Password', { exact: true }), password);
  await hands.press('Enter');
  await expect(page).toHaveURL(path);
  return hands;
}
