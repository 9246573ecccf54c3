import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from './paths';
import { runProgram } from './run-program';

const INSTALL = ['install', '-y', '--no-install-recommends'];

/** Whether this process may install Debian packages: it runs as root on Debian or a derivative. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a Debian package. Returns whether it worked. */
export async function installPackage(name: string, signal: AbortSignal): Promise<boolean> {
  // A fresh image has no package lists. Elsewhere, skip fetching them, which is slow.
  return (await apt(name, signal, ...INSTALL, name)) || (await installNewestPackage(name, signal));
}

/** Fetches the package lists, then installs the package or its update. Returns whether it worked. */
export async function installNewestPackage(name: string, signal: AbortSignal): Promise<boolean> {
  return (await apt(name, signal, 'update')) && (await apt(name, signal, ...INSTALL, name));
}

async function apt(name: string, signal: AbortSignal, ...args: string[]): Promise<boolean> {
  const log = join(runFolder('start'), `install-${name}.log`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (await runProgram('apt-get', args, { log, env, signal })) === 0;
}

/** The command to install it manually. */
export function installCommand(debianPackage: string, homebrew: string): string {
  return process.platform === 'darwin'
    ? `brew install ${homebrew}`
    : `sudo apt-get install -y ${debianPackage}`;
}
