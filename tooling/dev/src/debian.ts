import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from './paths';
import { runProgram } from './run-program';

/** Whether this process may install Debian packages: it runs as root on Debian or a derivative. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a Debian package. Returns whether it worked. */
export async function installPackage(name: string, signal: AbortSignal): Promise<boolean> {
  const apt = (...args: string[]) =>
    runProgram('apt-get', args, {
      log: join(runFolder('start'), `install-${name}.log`),
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      signal,
    });
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  // A fresh image has no package lists. Elsewhere, skip fetching them, which is slow.
  return (await install()) === 0 || ((await apt('update')) === 0 && (await install()) === 0);
}

/** The command to install it manually. */
export function installCommand(debianPackage: string, homebrew: string): string {
  return process.platform === 'darwin'
    ? `brew install ${homebrew}`
    : `sudo apt-get install -y ${debianPackage}`;
}
