// Runs before each command. Plain JavaScript without dependencies, because nothing may be installed
// yet.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const OLDEST_NODE = [20, 19];

/**
 * Checks the Node version, installs the dependencies of the lock file and runs a program of `src/`
 * in this process.
 */
export async function run(program) {
  try {
    checkNode(process.versions.node);
    if (process.platform === 'win32') {
      throw new Error(
        'On Windows, run this inside WSL: the emulators are stopped by Unix signals.',
      );
    }
    installDependencies(ROOT);
  } catch (error) {
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
  // Registers the TypeScript loader for this process.
  await import('tsx');
  await import(`../src/${program}.ts`);
}

/** Throws if Node is older than the minimum version. */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `This needs Node ${OLDEST_NODE.join('.')} or later, and this is Node ${version}.\n` +
      'Install a current one from https://nodejs.org',
  );
}

/** Runs `npm ci` if node_modules does not match the lock file. */
export function installDependencies(root) {
  if (isInstalled(root)) return;
  const folder = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false });
  // `npm ci` would delete the packages of the other checkout.
  if (folder?.isSymbolicLink()) {
    throw new Error('node_modules is a link and differs from the lock file. Run npm ci there.');
  }
  console.log('Installing dependencies …');
  // Prefers npm's cache, so that later runs work offline.
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  throw new Error(
    `Dependencies could not be installed${error ? ` (${error.message})` : ''}; npm says why above.\n` +
      'With a connection to the npm registry, run: npm ci',
  );
}

/**
 * Whether node_modules matches the lock file. npm records what it installed in a hidden lock file;
 * comparing the two also detects a manual `npm install`.
 */
export function isInstalled(root) {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(hidden);
  const paths = Object.keys(wanted).filter((path) => path.includes('node_modules/'));
  return (
    paths.every((path) => isSame(wanted[path], installed[path])) &&
    Object.keys(installed).every((path) => path in wanted)
  );
}

function isSame(wanted, installed) {
  // The lock file also lists the optional binaries of other platforms, which are not installed
  // here.
  if (!installed) return wanted.optional === true;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}
