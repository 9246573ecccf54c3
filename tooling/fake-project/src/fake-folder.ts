import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FakeProject } from './fake-project';

const require = createRequire(import.meta.url);
const FIREBASE_CLI = require.resolve('firebase-tools/lib/bin/firebase.js');

export type DeployFolder = {
  path: string;
  put(path: string, content: string): Promise<void>;
  /**
   * Runs `firebase deploy`; returns its exit code and what it printed. The last lines can be missing: the CLI ends
   * without waiting for its log file, which holds them up on a busy machine.
   */
  deploy(project: FakeProject, only: string): Promise<{ code: number | null; output: string }>;
  remove(): Promise<void>;
};

/** A folder to deploy from with the Firebase CLI, which keeps its settings in it, too. */
export async function deployFolder(projectId: string): Promise<DeployFolder> {
  const root = await mkdtemp(join(tmpdir(), 'fake-project-'));

  async function put(path: string, content: string): Promise<void> {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  // No usage report, and no message of the day from the internet.
  const settings = { usage: false, motd: { fetched: Number.MAX_SAFE_INTEGER } };
  await put('settings/configstore/firebase-tools.json', JSON.stringify(settings));
  return {
    path: root,
    put,
    async deploy(project, only) {
      const args = ['deploy', '--only', only, '--project', projectId, '--non-interactive'];
      const child = spawn(process.execPath, [FIREBASE_CLI, ...args], {
        cwd: root,
        env: {
          ...process.env,
          ...project.environment,
          XDG_CONFIG_HOME: join(root, 'settings'),
          NO_UPDATE_NOTIFIER: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      child.stdout.on('data', (text) => (output += String(text)));
      child.stderr.on('data', (text) => (output += String(text)));
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
      return { code, output };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
