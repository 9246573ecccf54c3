import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const run = promisify(execFile);

/** The reason of a release: the given text, or the subject of the last commit. */
export async function releaseNote(why: string | undefined): Promise<{ why: string; at: Date }> {
  return { why: (why ?? (await lastSubject())) || 'no reason given', at: new Date() };
}

/** Empty without git or outside a repository. */
async function lastSubject(): Promise<string> {
  return run('git', ['log', '-1', '--format=%s'], { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
