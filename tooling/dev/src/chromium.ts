import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Problem } from '@bank/release';
import { canInstallPackages, installCommand, installPackage } from './debian';
import { runFolder } from './paths';
import { step } from './progress';
import { runProgram } from './run-program';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium for the browser specs: an installed one, else Debian's, else Playwright's. */
export async function obtainChromium(signal: AbortSignal): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) {
    await step('Installing Chromium', () => installPackage('chromium', signal));
  } else {
    const log = join(runFolder('test'), 'install-chromium.log');
    const args = ['install', 'chromium'];
    await step('Downloading Chromium', () => runProgram('playwright', args, { log, signal }));
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Problem(
    'The browser specs need Chromium, and none was found, nor could it be installed.',
    `Install it: ${installCommand('chromium', '--cask chromium')}`,
  );
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}
