import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '@bank/release';
import { canInstallPackages, installCommand, installPackage } from './debian';
import { javaVersion } from './java-version';
import { step } from './progress';

const execute = promisify(execFile);

// What firebase-tools 14 needs for its emulators.
const OLDEST = 17;
const PACKAGE = 'default-jdk-headless';

/** A Java that is new enough. */
export type Java = {
  /** The folder of its programs; empty where they are found on the PATH. */
  bin: string;
  /** Whether it can compile, too. */
  compiles: boolean;
};

/** Finds Java, or installs it where that is possible; `compiler` asks for a whole JDK. */
export async function obtainJava(signal: AbortSignal, compiler = false): Promise<Java> {
  const found = await findJava(compiler);
  if (found) return found;
  if (canInstallPackages()) {
    await step('Installing Java', () => installPackage(PACKAGE, signal));
    const installed = await findJava(compiler);
    if (installed) return installed;
  }
  throw new CommandError(
    `The emulators need ${compiler ? 'a JDK' : 'Java'} ${OLDEST} or later, and none was found (JAVA_HOME, PATH).`,
    `Install it: ${installCommand(PACKAGE, '--cask temurin@21')}`,
  );
}

async function findJava(compiler: boolean): Promise<Java | undefined> {
  const home = process.env.JAVA_HOME;
  for (const bin of home ? [join(home, 'bin'), ''] : ['']) {
    const version = javaVersion(await output(join(bin, 'java'), '-version'));
    if (version === undefined || version < OLDEST) continue;
    const compiles = (await output(join(bin, 'javac'), '-version')) !== undefined;
    if (compiles || !compiler) return { bin, compiles };
  }
  return undefined;
}

/** An environment in which this Java is the first that is found. */
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
