import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@bank/contracts';
import { describeBuild, type ReleaseBuild } from '@bank/release';
import { ROOT } from './paths';

const ENTRY = 'remoteEntry.01234567.js';
const WORKSPACES = ['remotes', 'shared', 'tooling'];
const ROOT_FILES = ['package.json', 'package-lock.json', 'firebase.json', '.gitignore'];
const DEV_FILES = ['tooling/dev/bin', 'tooling/dev/src'];

/** The exit code of a command, and everything that it printed. */
export type Result = { code: number | null; output: string };

/**
 * A repository in a temporary folder with the commands of this one and its remotes, but without their
 * sources: `build` replaces the bundler.
 */
export type Checkout = {
  root: string;
  put(path: string, content: string): Promise<void>;
  /** Commits everything and returns the hash of the commit. */
  commit(): string;
  /** Changes a remote and replaces its build. */
  build(name: string, word: string): Promise<ReleaseBuild>;
  /** Runs `npm run release -- …`, and presses Ctrl-C when it has printed `stopAt`. */
  release(args: readonly string[], options?: RunOptions): Promise<Result>;
  remove(): Promise<void>;
};

type RunOptions = {
  /** Added to the environment. */
  variables?: NodeJS.ProcessEnv;
  stopAt?: string;
};

/** Creates the repository with one commit. */
export async function newCheckout(): Promise<Checkout> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'checkout-')));
  const copy = (path: string) => cp(join(ROOT, path), join(root, path), { recursive: true });
  await Promise.all([...ROOT_FILES, ...DEV_FILES, ...(await packageFiles())].map(copy));
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));

  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    return execFileSync('git', [...identity, ...args], {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
    }).trim();
  };
  const put = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  // .gitignore names a folder, so it does not match a link.
  await put('.git/info/exclude', 'node_modules\n');
  commit();

  return {
    root,
    put,
    commit,
    async build(name, word) {
      const folder = `remotes/${name}`;
      const manifestFile = join(root, folder, 'remote.json');
      const { routes } = JSON.parse(await readFile(manifestFile, 'utf8')) as RemoteManifest;
      const source = `export const word = '${word}';\n`;
      const info = {
        name,
        entry: ENTRY,
        exports: ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'],
        routes: routes.map(({ path }) => path),
        requires: { react: '^19.0.0' },
        sources: { [`${folder}/src/app.tsx`]: createHash('sha256').update(source).digest('hex') },
      };
      await put(`${folder}/src/app.tsx`, source);
      await put(`${folder}/dist/${ENTRY}`, word);
      await put(`${folder}/dist/build.json`, JSON.stringify(info));
      const dist = join(root, folder, 'dist');
      return { folder: dist, version: await describeBuild(dist, manifestFile) };
    },
    async release(args, { variables = {}, stopAt } = {}) {
      const program = join(root, 'tooling/dev/bin/run.mjs');
      const child = spawn(process.execPath, [program, 'release', ...args], {
        cwd: root,
        env: { ...environment(), ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let isStopped = false;
      const onText = (text: Buffer) => {
        output += String(text);
        if (isStopped || stopAt === undefined || !output.includes(stopAt)) return;
        // Only once: a second Ctrl-C kills.
        isStopped = true;
        child.kill('SIGINT');
      };
      child.stdout.on('data', onText);
      child.stderr.on('data', onText);
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
      return { code, output };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The environment without what git sets in hooks, and without what Jest sets. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _tests, ...others } = process.env;
  return Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith('GIT_')));
}

/** The package.json of each workspace, which npm needs, and the remotes' manifests. */
async function packageFiles(): Promise<string[]> {
  const folders = WORKSPACES.map(async (parent) =>
    (await readdir(join(ROOT, parent))).map((name) => `${parent}/${name}`),
  );
  const packages = ['host', ...(await Promise.all(folders)).flat()];
  const found = packages.map(async (folder) => {
    const files = await readdir(join(ROOT, folder));
    return files
      .filter((file) => file === 'package.json' || file === 'remote.json')
      .map((file) => `${folder}/${file}`);
  });
  return (await Promise.all(found)).flat();
}
