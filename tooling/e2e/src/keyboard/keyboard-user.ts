import { expect, type Locator, type Page } from '@playwright/test';

/** More than the tab stops between any two controls of a page. */
const LIMIT = 80;

/** A user without a mouse: only key presses, never click, fill or focus. */
export class KeyboardUser {
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

  /**
   * Presses Tab until the control has focus, or Shift+Tab if it comes earlier in the page: Tab on the last
   * control leads to the browser's own controls, from which Firefox's driver does not return.
   */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeEnabled();
    for (let presses = 0; presses < LIMIT; presses += 1) {
      const key = await control.evaluate((element) => {
        const { activeElement } = document;
        if (element === activeElement) return null;
        const isEarlier =
          activeElement &&
          activeElement.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
        return isEarlier ? 'Shift+Tab' : 'Tab';
      });
      if (key === null) return;
      await this.press(key);
    }
    throw new Error(`Tab does not lead to ${control}`);
  }

  /** Focuses a field and replaces its content; a select takes the option of that name. */
  async typeInto(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    if (await field.evaluate((element) => element instanceof HTMLInputElement)) {
      await this.press('ControlOrMeta+a');
    }
    await this.type(text);
  }

  /** Focuses a button or link and presses Enter. */
  async pressOn(control: Locator): Promise<void> {
    await this.tabTo(control);
    await this.press('Enter');
  }
}

/** Signs in with the keyboard and continues to a page. */
export async function signInByKeyboard(
  page: Page,
  { email, password }: { email: string; password: string },
  path: string,
): Promise<KeyboardUser> {
  const keyboard = new KeyboardUser(page);
  await page.goto(path);
  await keyboard.typeInto(page.getByLabel('Email', { exact: true }), email);
  await keyboard.typeInto(page.getByLabel('Password', { exact: true }), password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  return keyboard;
}
