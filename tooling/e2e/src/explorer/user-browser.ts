import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { FirestoreListeners } from '../fixtures/firestore-listeners';
import { signInWithoutForm } from '../fixtures/signed-in';
import { correctSnapshotOrder } from '../fixtures/snapshot-order';
import type { Person } from '../fixtures/users';
import { EmulatorProxy } from './emulator-proxy';
import { watchDocument } from './observed-page';
import { Tab } from './tab';

/** Opening the bank is no part of a walk. */
const STARTED_MS = 60_000;

/** A defect that is injected into every page of a browser. */
export type Defect = () => void;

/** The browser of one user, with a proxy before the emulators. */
export class UserBrowser {
  readonly tabs: Tab[] = [];
  /** Unhandled errors and violations of the content security policy, on all tabs. */
  readonly errors: string[] = [];
  /** The errors and warnings that the pages have logged, many of them caused by faults: a failed walk prints them. */
  readonly logged: string[] = [];
  readonly proxy = new EmulatorProxy([
    environment.firestoreHost,
    environment.authHost,
    environment.storageHost,
  ]);
  readonly #listeners = new FirestoreListeners();
  #context: BrowserContext | undefined;

  constructor(readonly person: Person) {}

  async open(browser: Browser, startPath: string, defect?: Defect): Promise<void> {
    const server = await this.proxy.listen();
    const context = await browser.newContext({ proxy: { server } });
    this.#context = context;
    await this.#listeners.watch(context);
    await correctSnapshotOrder(context);
    await context.exposeFunction('report', (problem: string) => this.errors.push(problem));
    await context.addInitScript(watchDocument);
    if (defect) await context.addInitScript(defect);
    context.on('weberror', (error) => this.errors.push(`unhandled: ${error.error().message}`));
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.logged.push(message.text());
    });
    await context.clock.install();
    const page = await context.newPage();
    await signInWithoutForm(page, this.person);
    await page.goto(startPath);
    await expect(page.locator('#root main h1')).toBeVisible({ timeout: STARTED_MS });
    await this.#add(new Tab('first tab', page));
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The browser was not opened');
    return this.#context;
  }

  async openTab(path: string): Promise<Tab> {
    const page = await this.context.newPage();
    await page.goto(path);
    const tab = new Tab('second tab', page);
    await this.#add(tab);
    return tab;
  }

  async #add(tab: Tab): Promise<void> {
    await tab.staySignedIn();
    this.tabs.push(tab);
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.proxy.close();
    await this.#listeners.end();
  }
}
