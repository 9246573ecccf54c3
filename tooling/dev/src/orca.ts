import { canInstallPackages, installCommand, installPackage } from './debian';
import { findProgram } from './find-program';
import { step } from './progress';

/** Of Debian: the screen reader, what it reads browsers by, and a screen in memory. */
const PACKAGES = ['orca', 'at-spi2-core', 'dbus', 'xvfb'];

function find(): NodeJS.ProcessEnv | undefined {
  const [orca, screen, bus] = ['orca', 'Xvfb', 'dbus-daemon'].map((name) => findProgram([name]));
  return orca && screen && bus ? { ORCA_PATH: orca, XVFB_PATH: screen } : undefined;
}

/** Finds the screen reader Orca, or installs Debian's. Without it, prints why and how to install it. */
export async function obtainOrca(signal: AbortSignal): Promise<NodeJS.ProcessEnv | undefined> {
  if (!find() && canInstallPackages()) {
    await step('Installing Orca', async () => {
      for (const each of PACKAGES) await installPackage(each, signal);
    });
  }
  const env = find();
  if (env) return env;
  const command = installCommand(PACKAGES.join(' '), '(none: Orca is for Linux)');
  console.log(`  – Orca is neither installed nor installable here; skipped. ${command}`);
  return undefined;
}
