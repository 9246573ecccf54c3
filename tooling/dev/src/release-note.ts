import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const run = promisify(execFile);

/** The reason of a release: the given text, or the subject of the last commit. */
export async function releaseNote(
  why: string | undefined,
  root = ROOT,
): Promise<{ why: string; at: Date }> {
  return { why: (why ?? (await lastSubject(root))) || 'no reason given', at: new Date() };
}

/** Says so if there are uncommitted changes, which the subject does not describe. Empty without git. */
async function lastSubject(root: string): Promise<string> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  try {
    const subject = await git('log', '-1', '--format=%s');
    return (await git('status', '--porcelain')) ? `uncommitted changes after: ${subject}` : subject;
  } catch {
    return '';
  }
}
