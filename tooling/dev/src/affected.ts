import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '@bank/release';

/** The main branch, preferably as it was last fetched. */
const MAIN = ['origin/main', 'main'];

/** How to give a command the changed files instead of the whole repository. */
const NARROWED: Readonly<Record<string, { files: RegExp; option: string }>> = {
  eslint: { files: /\.([cm]?js|tsx?)$/, option: '--no-warn-ignored' },
  prettier: { files: /./, option: '--ignore-unknown' },
};

/** The changed files, committed or not, since the branch left the main branch at `base`. */
export type Changes = { base: string; files: string[] };

export async function findChanges(root: string): Promise<Changes> {
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root });
    return stdout.split('\n').filter((line) => line !== '');
  };
  for (const branch of MAIN) {
    const [base] = await git('merge-base', 'HEAD', branch).catch(() => []);
    if (!base) continue;
    const [changed, added] = await Promise.all([
      git('diff', '--name-only', '--diff-filter=d', base),
      git('ls-files', '--others', '--exclude-standard'),
    ]);
    return { base, files: [...changed, ...added].sort() };
  }
  throw new CommandError(
    'There is no branch main to compare with.',
    'Fetch it: git fetch origin main:main',
  );
}

/** The command for these files only; `null` if it checks none of them. Others stay as they are. */
export function narrow(command: string, files: readonly string[]): string | null {
  const tool = NARROWED[command.split(' ')[0] ?? ''];
  if (!tool) return command;
  const checked = files.filter((file) => tool.files.test(file));
  if (checked.length === 0) return null;
  return command.replace(/ \.(?= |$)/, ` ${tool.option} ${checked.join(' ')}`);
}
