import type { Browser } from '@playwright/test';
import { newAdmin } from '../fixtures/admins';
import { newCustomerWithFunds } from '../fixtures/users';
import type { Fault } from './faults';
import { credit, storedCents, toCents } from './ledger-checks';
import type { Tab } from './tab';
import { type Defect, UserBrowser } from './user-browser';

export const WHO = ['first tab', 'second tab', 'administrator'] as const;
export type Who = (typeof WHO)[number];

export const CODE = 4821;
const FUNDS = 5000;

/** A customer with two tabs and an administrator, at a bank whose network may fail. */
export class Walk {
  isOffline = false;
  /** All balances that the account may have had, in cents. */
  readonly balances = new Set([toCents(FUNDS)]);
  /** Each payment has its own amount, in cents. */
  readonly intended: number[] = [];
  paidIn = toCents(FUNDS);
  #administrator: UserBrowser | undefined;

  private constructor(
    private readonly browser: Browser,
    private readonly defect: Defect | undefined,
    readonly customer: UserBrowser,
  ) {}

  static async open(browser: Browser, defect?: Defect): Promise<Walk> {
    const customer = new UserBrowser(await newCustomerWithFunds(FUNDS, CODE));
    const walk = new Walk(browser, defect, customer);
    await customer.open(browser, '/DashBoard', defect).catch((error: unknown) => {
      throw new Error('The walk did not start', { cause: error });
    });
    return walk;
  }

  get browsers(): UserBrowser[] {
    return this.#administrator ? [this.customer, this.#administrator] : [this.customer];
  }

  get fault(): Fault {
    return this.customer.proxy.fault;
  }

  /** Whether the network does nothing unusual, so that all data must arrive. */
  get isHealthy(): boolean {
    return !this.isOffline && this.fault === 'none';
  }

  /** Opened when it is first needed: most walks are short. Null if it can't be opened now. */
  async tab(who: Who): Promise<Tab | null> {
    const [first, second] = this.customer.tabs;
    if (who === 'first tab') return first ?? null;
    if (who === 'second tab') {
      return second ?? (this.isOffline ? null : this.customer.openTab('/Withdrawal'));
    }
    if (!this.#administrator) {
      if (!this.isHealthy) return null;
      this.#administrator = new UserBrowser(await newAdmin('Walking Administrator'));
      await this.#administrator.open(this.browser, '/admin', this.defect);
    }
    return this.#administrator.tabs[0] ?? null;
  }

  setFault(fault: Fault): void {
    for (const { proxy } of this.browsers) proxy.fault = fault;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    for (const { context } of this.browsers) await context.setOffline(isOffline);
  }

  async credit(cents: number): Promise<void> {
    this.paidIn += cents;
    for (const balance of [...this.balances]) this.balances.add(balance + cents);
    await credit(this.customer.person.uid, cents);
    this.balances.add(await storedCents(this.customer.person.uid));
  }

  /** Returns the amount of the next payment. */
  intend(): number {
    const cents = 101 + this.intended.length;
    this.intended.push(cents);
    for (const balance of [...this.balances]) this.balances.add(balance - cents);
    return cents;
  }

  async close(): Promise<void> {
    await this.setOffline(false);
    this.setFault('none');
    for (const browser of this.browsers) await browser.close();
  }
}
