import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '@bank/release';
import { withBrowser } from '../web/with-browser';

/** A component of the landing page, and the code after which text is inserted. */
const SOURCE = 'remotes/marketing/src/features/landing/hero.tsx';
const MARKER = '{note}';
const EDITS = 5;
const TIMEOUT_MS = 30_000;

export type HotReload = {
  /** The folder of the repository. */
  root: string;
  /** The URL of the host's dev server; marketing's dev server runs beside it. */
  url: string;
  chromium: string;
  signal: AbortSignal;
};

/**
 * Changes a component while its page is open, and returns the times in milliseconds from
 * writing the file until the page shows the change. Restores the file at the end.
 */
export async function measureHotReload(bench: HotReload): Promise<number[]> {
  const { root, url, signal } = bench;
  const file = join(root, SOURCE);
  const source = await readFile(file, 'utf8');
  if (!source.includes(MARKER))
    throw new CommandError(
      `${SOURCE} has no ${MARKER}.`,
      'Update SOURCE and MARKER in tooling/bench/src/reload/hot-reload.ts.',
    );
  return withBrowser(bench, async (browser) => {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    const times: number[] = [];
    for (let change = 1; change <= EDITS; change += 1) {
      signal.throwIfAborted();
      const words = `Change ${change}.`;
      const start = performance.now();
      await writeFile(file, source.replace(MARKER, `${MARKER} ${words}`));
      await page.getByText(words).waitFor({ timeout: TIMEOUT_MS });
      times.push(performance.now() - start);
    }
    if (!(await page.evaluate(() => 'isTheSame' in window))) {
      throw new CommandError(
        'The page was reloaded instead of hot-updated.',
        'Check the output of the dev server.',
      );
    }
    return times;
  }).finally(() => writeFile(file, source));
}
