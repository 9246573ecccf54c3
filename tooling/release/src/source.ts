import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from './command-error';
import { readSbom } from './sbom';

const run = promisify(execFile);

/** The source of a build. */
export type Source = {
  /** The full commit hash; `unknown` without a git repository. */
  commit: string;
  /** True if the built files may differ from the commit. */
  isDirty: boolean;
  /** SHA-256 of package-lock.json, in hexadecimal. */
  lock: string;
  /** SHA-256 of the SBOM of the remote's production dependencies, in hexadecimal. */
  sbom: string;
};

/** A source with its uncommitted files, which are printed but not recorded. */
export type Checkout = Source & { changed: readonly string[] };

const UNKNOWN = 'unknown';

/** Untracked files in these folders or in the root may become part of a build. */
const BUILT_FOLDERS = ['host', 'remotes', 'shared', 'tooling'];

/** Variables that git sets in hooks, which would make git commands use another repository. */
const GIT_VARIABLES = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** Reads the source of a build of `workspace` (e.g. `@bank/transfer`) in the repository `root`. */
export async function readSource(root: string, workspace: string): Promise<Checkout> {
  const [tree, lock, sbom] = await Promise.all([
    readTree(root),
    readFile(join(root, 'package-lock.json')),
    readSbom(root, workspace),
  ]);
  return { ...tree, lock: sha256(lock), sbom: sha256(JSON.stringify(sbom)) };
}

/** Throws a CommandError that lists the uncommitted files, unless dirty sources are allowed. */
export function assertCleanSource(
  { commit, isDirty, changed }: Checkout,
  allowDirty: boolean,
): void {
  if (!isDirty || allowDirty) return;
  const remedy = 'or pass --allow-dirty: the release is then recorded as dirty.';
  if (commit === UNKNOWN) {
    throw new CommandError(
      'This release cannot be traced to a commit.',
      `Release from a git repository with at least one commit, ${remedy}`,
    );
  }
  const files = changed.map((file) => `    ${file}`).join('\n');
  throw new CommandError(
    `These files differ from commit ${commit.slice(0, 12)}:\n\n${files}\n`,
    `Commit or stash them, ${remedy}`,
  );
}

async function readTree(root: string): Promise<Pick<Checkout, 'commit' | 'isDirty' | 'changed'>> {
  // Inside another repository, its commit would not describe this source.
  const isRepository = (await git(root, 'rev-parse', '--show-prefix')) === '\n';
  const commit = isRepository ? (await git(root, 'rev-parse', '--verify', 'HEAD'))?.trim() : null;
  if (!commit) return { commit: UNKNOWN, isDirty: true, changed: [] };
  const [tracked, untracked] = await Promise.all([
    mustGit(root, 'diff', '--name-only', '-z', 'HEAD'),
    mustGit(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const changed = [...paths(tracked), ...paths(untracked).filter(isBuilt)].sort();
  return { commit, isDirty: changed.length > 0, changed };
}

function paths(output: string): string[] {
  return output.split('\0').filter((path) => path !== '');
}

function isBuilt(path: string): boolean {
  const [folder = '', ...inside] = path.split('/');
  return inside.length === 0 || BUILT_FOLDERS.includes(folder);
}

async function mustGit(root: string, ...args: string[]): Promise<string> {
  const output = await git(root, ...args);
  if (output !== null) return output;
  throw new CommandError(
    `git ${args.join(' ')} failed in ${root}.`,
    'Run it there to see the error.',
  );
}

/** Returns git's output; null if it fails or is not installed. */
function git(root: string, ...args: string[]): Promise<string | null> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !GIT_VARIABLES.includes(name)),
  );
  return run('git', args, { cwd: root, env, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
