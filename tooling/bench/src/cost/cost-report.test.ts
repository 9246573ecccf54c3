import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { costTable, payDayFindings, payDayTable, readTable } from './cost-report';
import { HABITS } from './habits';
import { monthlyCost } from './monthly-cost';
import { payDayLoads, rampUp } from './pay-day';
import { priceOfUsers } from './prices';
import { budgetOf, readsOf } from './read-budgets';

const REMOTES = new URL('../../../../remotes/', import.meta.url);
const page = readFileSync(new URL('../../../docs/costs.md', import.meta.url), 'utf8');

describe('the page about costs has what the commands print', () => {
  it.each([
    ['npm run cost', costTable([10_000, 1_000_000, 10_000_000])],
    ['npm run cost -- --pay-day', payDayTable()],
    ['npm run cost -- --screens', readTable()],
  ])('%s', (command, output) => {
    expect(page).toContain(output);
    expect(page).toContain(command);
  });

  it('npm run cost -- --pay-day, its sentences', () => {
    const text = page.replaceAll(/\s+/g, ' ');
    expect(
      payDayFindings()
        .split('\n')
        .filter((line) => !text.includes(line)),
    ).toEqual([]);
  });
});

describe('reads', () => {
  const use = { documents: 5, requests: 3, aggregations: 2, writes: 1 };

  it('include aggregations, and what the rules look up for each request', () => {
    expect(readsOf(use, 'public')).toBe(7);
    expect(readsOf(use, 'customer')).toBe(10);
    expect(readsOf(use, 'admin')).toBe(13);
  });

  it.each(readdirSync(REMOTES))('of every route of %s have a budget', (remote) => {
    const manifest = readFileSync(new URL(`${remote}/remote.json`, REMOTES), 'utf8');
    const { routes } = JSON.parse(manifest) as { routes: { path: string; access: string }[] };
    for (const { path, access } of routes)
      expect(budgetOf(path.replaceAll(/:\w+/g, 'unknown')).access).toBe(access);
  });

  it('of a screen without a budget are an error', () => {
    expect(() => budgetOf('/nowhere')).toThrow('/nowhere');
  });
});

describe('a month', () => {
  it('grows with the number of customers, except for the tiers of sign-in', () => {
    const [one, ten] = [monthlyCost(1_000_000), monthlyCost(10_000_000)];
    expect(ten.reads).toBeCloseTo(one.reads * 10);
    expect(ten.dollars.firestore).toBeCloseTo(one.dollars.firestore * 10);
    expect(ten.dollars.users).toBeLessThan(one.dollars.users * 10);
  });

  it('reads at least the dashboard for each visit', () => {
    const { use, access } = budgetOf('/DashBoard');
    const visits = 1000 * HABITS.active * HABITS.visits;
    expect(monthlyCost(1000).reads).toBeGreaterThan(visits * readsOf(use, access));
  });

  it('has the price of sign-in of each tier', () => {
    expect(priceOfUsers(50_000)).toBe(0);
    expect(priceOfUsers(100_000)).toBeCloseTo(275);
    expect(priceOfUsers(1_000_000)).toBeCloseTo(275 + 4140);
  });
});

describe('pay day', () => {
  it('writes a credit for each customer, and a payment for some', () => {
    const rates = new Map(payDayLoads().map(({ collection, rate }) => [collection, rate]));
    const credits = 10_000_000 / 3600;
    expect(rates.get('auditLog')).toBeCloseTo(credits);
    expect(rates.get('withdrawals')).toBeCloseTo(credits / 10);
    expect(rates.get('transactions')).toBeCloseTo(credits * 1.1);
  });

  it('ramps up by half every five minutes', () => {
    expect(rampUp(500)).toBe(0);
    expect(rampUp(750)).toBe(300);
    expect(rampUp(751)).toBe(600);
  });
});
