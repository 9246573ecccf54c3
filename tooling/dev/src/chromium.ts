import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from '@bank/release';
import { canInstallPackages, installCommand, installPackage } from './debian';
import { runFolder } from './paths';
import { step } from './progress';
import { runProgram } from './run-program';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const PLAYWRIGHTS = chromium.executablePath();
const SHELL = 'chromium-headless-shell';

/**
 * The Chromium for the browser specs: its headless shell, if Debian's can be had. That is the same
 * engine without what a window needs around it, and takes a third less time.
 */
export async function obtainHeadlessChromium(signal: AbortSignal): Promise<string> {
  if (!findChromium([SHELL]) && canInstallPackages()) {
    await step('Installing Chromium', () => installPackage(SHELL, signal));
  }
  return findChromium([SHELL]) ?? obtainChromium(signal);
}

/** A whole Chromium: an installed one, else Debian's, else Playwright's. */
export async function obtainChromium(signal: AbortSignal): Promise<string> {
  const found = findChromium(NAMES, PLAYWRIGHTS);
  if (found) return found;
  if (canInstallPackages()) {
    await step('Installing Chromium', () => installPackage('chromium', signal));
  } else {
    const log = join(runFolder('test'), 'install-chromium.log');
    const args = ['install', 'chromium'];
    await step('Downloading Chromium', () => runProgram('playwright', args, { log, signal }));
  }
  const installed = findChromium(NAMES, PLAYWRIGHTS);
  if (installed) return installed;
  throw new CommandError(
    'The browser specs need Chromium, and none was found, nor could it be installed.',
    `Install it: ${installCommand('chromium', '--cask chromium')}`,
  );
}

/** What CHROMIUM_PATH names, else the first of these programs. */
function findChromium(names: readonly string[], ...files: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...files];
  return candidates.find((file) => file && existsSync(file));
}
