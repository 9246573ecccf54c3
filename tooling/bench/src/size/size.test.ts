import { describe, expect, test } from '@jest/globals';
import { budgetsOf } from './budgets';
import type { Builds, Script } from './builds';
import { overBudget, sizeTable } from './size';

const script = (name: string, kilobytes: number): Script[] => [
  { folder: '/dist', name: `${name}.js`, bytes: kilobytes * 1000 },
];

function builds(change: Partial<Builds['host']> = {}): Builds {
  const remote = { app: script('app', 15), screens: [script('small', 2), script('large', 9)] };
  return {
    host: {
      first: script('first', 1),
      start: script('main', 100),
      auth: script('auth', 27),
      session: [...script('auth', 27), ...script('rest', 2)],
      remotes: script('parcel', 5),
      '/SignIn': script('sign-in', 8),
      database: script('firestore', 110),
      notifications: script('notifications', 3),
      ...change,
    },
    remotes: new Map([
      ['dashboard', remote],
      ['marketing', remote],
      ['transfer', remote],
    ]),
  };
}

describe('the budgets', () => {
  test('count each script once, and the largest screen of a remote', () => {
    const lines = sizeTable(budgetsOf(builds()))
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toContainEqual(expect.stringMatching(/^sign-in, in all\s+136\.0\s+156\.9$/));
    expect(lines).toContainEqual(expect.stringMatching(/^dashboard, before the balance\s+150\.0/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^transfer, its first screen\s+24\.0\s+27$/),
    );
  });

  test('report only exceeded limits', () => {
    expect(overBudget(budgetsOf(builds()))).toEqual([]);
    expect(overBudget(budgetsOf(builds({ start: script('main', 121) })))).toEqual([
      'sign-in, in all: 157.0 KB instead of 156.9',
      'dashboard, before the balance: 171.0 KB instead of 165.1',
    ]);
  });
});
