import type { Locator, Page } from '@playwright/test';
import { observePage, type Observed } from './observed-page';

/** A text that was typed into a form and not sent. */
export type Typed = { path: string; value: string };

/** A tab of a user, and what its user expects. */
export class Tab {
  typed: Typed | null = null;
  /** Whether the browser or the page has warned since the last action that typed text will be lost. */
  isWarned = false;
  /** The amount, in cents, that the user means to pay until the page says that it is paid. */
  intent: number | null = null;

  constructor(
    readonly name: string,
    readonly page: Page,
  ) {
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'beforeunload') this.isWarned = true;
      // The page may have gone meanwhile.
      dialog.accept().catch(() => {});
    });
  }

  get #expiryWarning(): Locator {
    return this.page.getByRole('dialog', { name: 'Are you still there?' });
  }

  /** Closes the warning that the session expires whenever it covers what a command needs. */
  async staySignedIn(): Promise<void> {
    await this.page.addLocatorHandler(this.#expiryWarning, () =>
      this.page.keyboard.press('Escape'),
    );
  }

  /** Extends the session. While the warning is shown, only its answer does. */
  async extendSession(): Promise<void> {
    const isWarned = await this.#expiryWarning.isVisible();
    await this.page.keyboard.press(isWarned ? 'Escape' : 'Shift');
  }

  /** Repeated if a navigation replaces the document meanwhile. */
  async observe(): Promise<Observed> {
    return this.page.evaluate(observePage).catch(async () => {
      await this.page.waitForLoadState('domcontentloaded');
      return this.page.evaluate(observePage);
    });
  }
}

/** Whether it becomes visible in time. */
export function appears(locator: Locator, timeout: number): Promise<boolean> {
  return locator
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
}
