import { expect } from '@playwright/test';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Credentials } from '../fixtures/signed-in';
import { findInPage, type Target } from './find-in-page';

const TIMEOUT_MS = 15_000;

/** A page of the bank in WebKit. Every step waits for its target, like Playwright's do. */
export class WebKitPage {
  constructor(
    readonly session: WebDriver,
    readonly origin: string,
  ) {}

  /** Opens a page. The first movement of the mouse starts the app of a prerendered one. */
  async goto(path: string): Promise<void> {
    await this.session.get(`${this.origin}${path}`);
    const isStarted = async () => {
      const isWaiting = await this.session.executeScript<boolean>(
        () => document.getElementById('prerendered') !== null,
      );
      if (isWaiting) await this.#moveMouse();
      return !isWaiting;
    };
    await expect.poll(isStarted, { timeout: TIMEOUT_MS, intervals: [100] }).toBe(true);
  }

  async #moveMouse(): Promise<void> {
    const mouse = this.session.actions({ async: true });
    await mouse.move({ x: 20, y: 20 }).move({ x: 30, y: 20 }).perform();
  }

  /** Waits for an element of this kind and name. */
  async see(kind: Target['kind'], name: string, isPart = false): Promise<WebElement> {
    const find = () =>
      this.session.executeScript<WebElement | null>(findInPage, { kind, name, isPart });
    const found = await this.session.wait(find, TIMEOUT_MS, `There is no ${kind} “${name}”`);
    if (!found) throw new Error(`There is no ${kind} “${name}”`);
    return found;
  }

  async isShown(kind: Target['kind'], name: string): Promise<boolean> {
    const target: Target = { kind, name, isPart: true };
    return (await this.session.executeScript(findInPage, target)) !== null;
  }

  /** Waits until no such element is shown. */
  async seeNo(kind: Target['kind'], name: string): Promise<void> {
    await expect.poll(() => this.isShown(kind, name), { timeout: TIMEOUT_MS }).toBe(false);
  }

  async seePath(path: string): Promise<void> {
    const pathname = async () => new URL(await this.session.getCurrentUrl()).pathname;
    await expect.poll(pathname, { timeout: TIMEOUT_MS }).toBe(path);
  }

  /** Waits until the screen has its heading and loads nothing more. */
  async seeDrawn(): Promise<void> {
    const isDrawn = () =>
      this.session.executeScript<boolean>(() => {
        const isLoading = (status: Element) =>
          status.checkVisibility() && /…\s*$/.test(status.textContent);
        const hasHeading = document.querySelector('h1') !== null;
        return hasHeading && ![...document.querySelectorAll('[role=status]')].some(isLoading);
      });
    await expect
      .poll(isDrawn, {
        timeout: TIMEOUT_MS,
        message: `${await this.session.getCurrentUrl()} is drawn`,
      })
      .toBe(true);
  }

  /** Repeats an action while the page replaces its target or moves it. */
  async #retry(what: string, act: () => Promise<void>): Promise<void> {
    let problem: unknown;
    const attempt = async () => {
      try {
        await act();
        return true;
      } catch (error) {
        problem = error;
        return false;
      }
    };
    await this.session.wait(attempt, TIMEOUT_MS).catch(() => {
      throw new Error(what, { cause: problem });
    });
  }

  async click(kind: Target['kind'], name: string, isPart = false): Promise<void> {
    await this.#retry(`${kind} “${name}” was not clicked`, async () => {
      const target = await this.see(kind, name, isPart);
      if (!(await target.isEnabled())) throw new Error('It is disabled');
      await target.click();
    });
  }

  async fill(name: string, text: string): Promise<void> {
    const field = await this.see('field', name);
    if ((await field.getAttribute('value')) !== '') await field.clear();
    await field.sendKeys(text);
    expect(await field.getAttribute('value')).toBe(text);
  }

  async choose(name: string, option: string): Promise<void> {
    await this.#retry(`“${option}” was not chosen in “${name}”`, async () => {
      const field = await this.see('field', name);
      await field.findElement(By.xpath(`./option[normalize-space()='${option}']`)).click();
    });
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.goto('/SignIn');
    await this.fill('Email', email);
    await this.fill('Password', password);
    // Enter, as the driver types it, does not submit a form.
    await this.click('button', 'Login');
    await this.seePath('/DashBoard');
    await this.see('h1', 'Hello', true);
    // A click fails if its target moves before the button is released.
    await this.seeDrawn();
  }

  /** The address and the text of the page or, if one is open, of its dialog. */
  async shown(): Promise<string> {
    const text = await this.session.executeScript<string>(
      () => (document.querySelector<HTMLElement>('dialog[open]') ?? document.body).innerText,
    );
    return `${await this.session.getCurrentUrl()}:\n${text}`;
  }
}
