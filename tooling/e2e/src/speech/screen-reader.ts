import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { settle } from '../accessibility/axe';
import { installSpeech, type Speech } from './in-page';
import { maskChanging } from './masks';

type Speaking = { speech: Speech };

const bundle = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/**
 * Evaluated through the debugging protocol: the site's Content Security Policy rejects a script element
 * and an import.
 */
const SOURCE = `{
  ${readFileSync(bundle, 'utf8').replace(/export\{(\S+) as Virtual,.*?\}/, 'globalThis.Virtual = $1')}
}`;

/** A person who hears the page: the virtual screen reader of guidepup, within Chromium. */
export class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];
  readonly #names: [name: string, replacement: string][] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Replaces a generated name in the transcript. */
  mask(name: string, replacement: string): void {
    this.#names.push([name, replacement]);
  }

  /** Reads an area from its start to its end. While a modal dialog is open, only the dialog can be reached. */
  async read(title: string, area = 'main'): Promise<void> {
    await this.#start();
    const read = (selector: string) => (window as unknown as Speaking).speech.read(selector);
    this.#write(title, await this.#page.evaluate(read, area));
  }

  /** Writes what is spoken without being asked for while `action` runs: the focus, and live regions. */
  async hear(title: string, action: () => Promise<void>): Promise<void> {
    const take = () => (window as unknown as Speaking).speech.takeHeard();
    await this.#start();
    await this.#page.evaluate(take);
    await action();
    await settle(this.#page);
    this.#write(title, await this.#page.evaluate(take));
  }

  /** Presses Enter on a control, and writes what is spoken until `done`. */
  async press(control: Locator, done: () => Promise<void> = async () => {}): Promise<void> {
    await this.#start();
    await control.focus();
    const name = await control.evaluate((element) => element.ariaLabel ?? element.textContent);
    await this.hear(`Press “${name}”`, async () => {
      await control.press('Enter');
      await done();
    });
  }

  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  #write(title: string, phrases: readonly string[]): void {
    if (this.#lines.length > 0) this.#lines.push('');
    for (const line of [`# ${title}`, ...phrases]) {
      const named = this.#names.reduce((text, [name, other]) => text.replaceAll(name, other), line);
      this.#lines.push(maskChanging(named));
    }
  }

  /** Starts the reader in this document, which may be a new one. */
  async #start(): Promise<void> {
    await settle(this.#page);
    if (await this.#page.evaluate(() => 'speech' in window)) return;
    await this.#page.evaluate(SOURCE);
    await this.#page.evaluate(installSpeech);
  }
}
