import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installCommand, installNewestPackage, installPackage } from './debian';
import { findProgram } from './find-program';
import { step } from './progress';

export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A browser engine besides Chromium, and the variables that tell the specs where it is. */
export type Engine = {
  name: EngineName;
  title: string;
  env: NodeJS.ProcessEnv;
  /** What its driver cannot do, each with the reason; the specs print what they leave out themselves. */
  limits: readonly string[];
};

/** The first with `network.addDataCollector`, which Playwright sends when it starts a browser. */
const OLDEST_FIREFOX = 143;

type Source = {
  title: string;
  /** What `find` looks for. */
  wanted: string;
  /** Debian's packages, and how to install it on a Mac. */
  packages: readonly string[];
  homebrew: string;
  limits: readonly string[];
  /** Its environment if everything it needs is installed. */
  find(): NodeJS.ProcessEnv | undefined;
};

const SOURCES: Readonly<Record<EngineName, Source>> = {
  firefox: {
    title: 'Firefox',
    wanted: `Firefox ${OLDEST_FIREFOX} or later`,
    packages: ['firefox-esr'],
    homebrew: '--cask firefox',
    limits: [
      'back/forward cache: Playwright waits for a load event that a restored page does not send',
      'memory, blank frames, database traffic, text size: these specs read Chromium’s developer tools',
      'offline service workers: its driver takes none offline; the specs stop the server instead',
    ],
    find() {
      const path = process.env.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox']);
      return path && existsSync(path) && isRecent(path) ? { FIREFOX_PATH: path } : undefined;
    },
  },
  webkit: {
    title: 'WebKit',
    wanted: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    homebrew: '(none: WebKitGTK is for Linux)',
    limits: [
      'Enter submits a form: the Enter that its driver types does not; the specs click',
      'console messages, mocked requests, network faults: WebDriver has none',
      'the corrected order of the emulator’s snapshots: WebDriver runs no script before those of a page',
    ],
    find() {
      const driver = findProgram(['WebKitWebDriver']);
      const display = findProgram(['Xvfb']);
      const browser = findMiniBrowser();
      if (!driver || !display || !browser) return undefined;
      return { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: display, MINI_BROWSER_PATH: browser };
    },
  },
};

/** False also for a Firefox that can't be run. */
export function isRecent(firefox: string): boolean {
  try {
    const version = execFileSync(firefox, ['--version'], { encoding: 'utf8' });
    return majorVersion(version) >= OLDEST_FIREFOX;
  } catch {
    return false;
  }
}

/** Of what `firefox --version` prints; 0 if it has none. */
export function majorVersion(printed: string): number {
  return Number(/Firefox (\d+)\./.exec(printed)?.[1] ?? 0);
}

/** WebKitGTK's own browser, which its library contains: `/usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser`. */
function findMiniBrowser(): string | undefined {
  const foldersIn = (folder: string, isMatch: RegExp) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((each) => each.isDirectory() && isMatch.test(each.name))
      .map(({ name }) => join(folder, name));
  if (!existsSync('/usr/lib')) return undefined;
  return foldersIn('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => foldersIn(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/** Finds an engine, or installs Debian's. Without it, prints why and how to install it. */
async function obtainEngine(name: EngineName, signal: AbortSignal): Promise<Engine | undefined> {
  const { title, wanted, packages, homebrew, limits, find } = SOURCES[name];
  if (!find() && canInstallPackages()) {
    await step(`Installing ${title}`, async () => {
      for (const each of packages) await installPackage(each, signal);
      if (find()) return;
      // The package lists of an image may be old, and name an old version.
      for (const each of packages) await installNewestPackage(each, signal);
    });
  }
  const env = find();
  if (env) return { name, title, env, limits };
  const command = installCommand(packages.join(' '), homebrew);
  console.log(`  – ${wanted} is neither installed nor installable here; skipped. ${command}`);
  return undefined;
}

/** The engines of these that can run here. */
export async function obtainEngines(
  names: readonly EngineName[],
  signal: AbortSignal,
): Promise<Engine[]> {
  const engines: Engine[] = [];
  for (const name of names) {
    const engine = await obtainEngine(name, signal);
    if (engine) engines.push(engine);
  }
  return engines;
}
