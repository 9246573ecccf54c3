import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '@bank/release';
import { chromium } from '@playwright/test';

/** A component of the landing page, and what in it may be followed by another text. */
const SOURCE = 'remotes/marketing/src/features/landing/hero.tsx';
const PLACE = '{note}';
const CHANGES = 5;
const LIMIT_MS = 30_000;

export type HotReload = {
  /** The repository. */
  root: string;
  /** Where the host's dev server answers, beside the one of marketing. */
  url: string;
  chromium: string;
  signal: AbortSignal;
};

/**
 * Changes a component while its page is open, and returns how many milliseconds passed each time from
 * the file's being written until the page showed it. The file is put back in the end.
 */
export async function measureHotReload({
  root,
  url,
  chromium: executablePath,
  signal,
}: HotReload): Promise<number[]> {
  const file = join(root, SOURCE);
  const source = await readFile(file, 'utf8');
  if (!source.includes(PLACE))
    throw new CommandError(`${SOURCE} has no ${PLACE}.`, 'Name another one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    const times: number[] = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      signal.throwIfAborted();
      const words = `Change ${change}.`;
      const start = performance.now();
      await writeFile(file, source.replace(PLACE, `${PLACE} ${words}`));
      await page.getByText(words).waitFor({ timeout: LIMIT_MS });
      times.push(performance.now() - start);
    }
    if (!(await page.evaluate(() => 'isTheSame' in window))) {
      throw new CommandError('The page was loaded anew.', 'Look at the dev server’s output.');
    }
    return times;
  } finally {
    await writeFile(file, source);
    await browser.close();
  }
}
