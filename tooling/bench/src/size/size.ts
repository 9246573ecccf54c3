import { budgetsOf, bytesOf, type Budget } from './budgets';
import { readBuilds } from './builds';
import { librariesIn, duplicatedIn } from './libraries';

const thousands = (bytes: number) => (bytes / 1000).toFixed(1);

/** Formats the budgets as a table. */
export function sizeTable(budgets: readonly Budget[]): string {
  const width = Math.max(...budgets.map(({ page }) => page.length));
  const head = `${'brotli, KB'.padEnd(width)}  JavaScript  budget`;
  const rows = budgets.map(
    ({ page, scripts, limit }) =>
      `${page.padEnd(width)}  ${thousands(bytesOf(scripts)).padStart(10)}  ${String(limit).padStart(6)}`,
  );
  return [head, ...rows].join('\n');
}

/** Returns the exceeded budgets, one per line. */
export function overBudget(budgets: readonly Budget[]): string[] {
  return budgets
    .filter(({ scripts, limit }) => bytesOf(scripts) > limit * 1000)
    .map(
      ({ page, scripts, limit }) =>
        `${page}: ${thousands(bytesOf(scripts))} KB instead of ${limit}`,
    );
}

/**
 * Measures the production build in the repository `root` and prints the table of byte budgets. Returns
 * the violations, one per line: exceeded budgets, Firebase on the landing page, duplicated libraries.
 */
export async function measureBundles(root: string): Promise<readonly string[]> {
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
    return (await duplicatedIn([...common, ...own])).map((line) => `${name}: ${line}`);
  });
  return [...overBudget(budgets), ...firebase, ...(await Promise.all(pages)).flat()];
}
