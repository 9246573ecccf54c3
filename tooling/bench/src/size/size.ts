import { budgetsOf, bytesOf, type Budget } from './budgets';
import { readBuilds } from './builds';
import { librariesIn, twiceIn } from './libraries';

const thousands = (bytes: number) => (bytes / 1000).toFixed(1);

/** The budgets as a table for people. */
export function sizeTable(budgets: readonly Budget[]): string {
  const width = Math.max(...budgets.map(({ page }) => page.length));
  const head = `${'brotli, KB'.padEnd(width)}  JavaScript  budget`;
  const rows = budgets.map(
    ({ page, scripts, limit }) =>
      `${page.padEnd(width)}  ${thousands(bytesOf(scripts)).padStart(10)}  ${String(limit).padStart(6)}`,
  );
  return [head, ...rows].join('\n');
}

/** What is over its budget, a line each. */
export function overBudget(budgets: readonly Budget[]): string[] {
  return budgets
    .filter(({ scripts, limit }) => bytesOf(scripts) > limit * 1000)
    .map(
      ({ page, scripts, limit }) =>
        `${page}: ${thousands(bytesOf(scripts))} KB instead of ${limit}`,
    );
}

/**
 * Weighs the production build in the repository at `root` and prints the table. Returns what must not
 * be, a line each: a page over its budget, Firebase where nobody needs it, a library twice.
 */
export async function weigh(root: string): Promise<readonly string[]> {
  const builds = await readBuilds(root);
  const budgets = budgetsOf(builds);
  console.log(`\n${sizeTable(budgets)}\n`);
  const { host, remotes } = builds;
  const landing = [...host.first, ...host.start, ...(remotes.get('marketing')?.app ?? [])];
  const firebase = [...(await librariesIn(landing))]
    .filter((name) => /^@?firebase\b/.test(name))
    .map((name) => `landing: holds ${name}`);
  const pages = [...remotes].map(async ([name, { app, screens }]) => {
    const { start, session, remotes: forAll, database } = host;
    const common = [...new Set([...start, ...session, ...forAll, ...database])];
    const own = [...new Set([...app, ...screens.flat()])];
    return (await twiceIn([...common, ...own])).map((line) => `${name}: ${line}`);
  });
  return [...overBudget(budgets), ...firebase, ...(await Promise.all(pages)).flat()];
}
