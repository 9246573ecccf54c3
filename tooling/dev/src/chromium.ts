import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from '@bank/release';
import { canInstallPackages, installCommand, installPackage } from './debian';
import { findProgram } from './find-program';
import { runFolder } from './paths';
import { step } from './progress';
import { runProgram } from './run-program';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const PLAYWRIGHTS = chromium.executablePath();
const SHELL = 'chromium-headless-shell';

/**
 * Finds or installs the Chromium of the browser specs: preferably Debian's headless shell, which
 * has the same engine without the window code and runs the specs a third faster.
 */
export async function obtainHeadlessChromium(signal: AbortSignal): Promise<string> {
  if (!findChromium([SHELL]) && canInstallPackages()) {
    await step('Installing Chromium', () => installPackage(SHELL, signal));
  }
  return findChromium([SHELL]) ?? obtainChromium(signal);
}

/** Finds a full Chromium, or installs Debian's or Playwright's. */
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
    'The browser specs need Chromium, which was not found and could not be installed.',
    `Install it: ${installCommand('chromium', '--cask chromium')}`,
  );
}

/** The executable in CHROMIUM_PATH, or the first of these that exists. */
function findChromium(names: readonly string[], ...files: readonly string[]): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  return findProgram(names, ...files);
}
