import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '@bank/release';
import { canInstallPackages, installCommand, installPackage } from './debian';
import { javaVersion } from './java-version';
import { step } from './progress';

const execute = promisify(execFile);

// The minimum of firebase-tools 14 for its emulators.
const MIN_VERSION = 17;
const PACKAGE = 'default-jdk-headless';

/** A Java installation of a sufficient version. */
export type Java = {
  /** The folder of its executables; empty if they are on the PATH. */
  bin: string;
  /** Whether it includes a compiler. */
  compiles: boolean;
};

/** Finds Java, or installs it where possible; `compiler` requires a full JDK. */
export async function obtainJava(signal: AbortSignal, compiler = false): Promise<Java> {
  const found = await findJava(compiler);
  if (found) return found;
  if (canInstallPackages()) {
    await step('Installing Java', () => installPackage(PACKAGE, signal));
    const installed = await findJava(compiler);
    if (installed) return installed;
  }
  throw new CommandError(
    `The emulators need ${compiler ? 'a JDK' : 'Java'} ${MIN_VERSION} or later, which was not found in JAVA_HOME or PATH.`,
    `Install it: ${installCommand(PACKAGE, '--cask temurin@21')}`,
  );
}

async function findJava(compiler: boolean): Promise<Java | undefined> {
  const home = process.env.JAVA_HOME;
  for (const bin of home ? [join(home, 'bin'), ''] : ['']) {
    const version = javaVersion(await output(join(bin, 'java'), '-version'));
    if (version === undefined || version < MIN_VERSION) continue;
    const compiles = (await output(join(bin, 'javac'), '-version')) !== undefined;
    if (compiles || !compiler) return { bin, compiles };
  }
  return undefined;
}

/** The PATH with this Java first. */
export function withJava(java: Java): { PATH: string } {
  const path = process.env.PATH ?? '';
  return { PATH: java.bin ? `${java.bin}${delimiter}${path}` : path };
}

async function output(program: string, ...args: string[]): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await execute(program, args);
    return stdout + stderr;
  } catch {
    return undefined;
  }
}
