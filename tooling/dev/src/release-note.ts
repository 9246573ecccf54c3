import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Note } from '@bank/release';
import { ROOT } from './paths';

const run = promisify(execFile);

/**
 * Who releases and why. The history is public: a name, as git or the CI knows it, and no address.
 * Without a reason of its own a release has the subject of the commit that it was made from.
 */
export async function releaseNote(why: string | undefined, env: NodeJS.ProcessEnv): Promise<Note> {
  const who = env.RELEASE_WHO || env.GITHUB_ACTOR || (await git('config', 'user.name'));
  return {
    who: who || userInfo().username,
    why: why ?? (await git('log', '-1', '--format=%h %s')),
    at: new Date(),
  };
}

/** What git says; nothing where there is no git, or no repository. */
async function git(...args: string[]): Promise<string> {
  return run('git', args, { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
