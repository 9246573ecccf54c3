import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

let folder: string;
const at = (...path: string[]) => join(folder, ...path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-workflow-'));
  for (const name of ['bin', 'checkout', 'temporary']) await mkdir(at(name));
  await command('npx', 'echo /home/runner/work/bank/remotes/transfer');
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a program on the script's PATH. */
async function command(name: string, script: string): Promise<void> {
  await writeFile(at('bin', name), `#!/bin/bash\n${script}\n`);
  await chmod(at('bin', name), 0o755);
}

/** Runs the step that uploads the previews as GitHub's `shell: bash` does. */
async function uploadPreviews(): Promise<void> {
  const workflow = await readFile(join(ROOT, '.github/workflows/preview.yml'), 'utf8');
  expect(workflow).toContain('run: { shell: bash }');
  const [, script = ''] =
    /name: Upload the previews[\s\S]*?run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  expect(script).not.toBe('');
  await promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: at('checkout'),
    env: {
      PATH: `${at('bin')}:${process.env['PATH']}`,
      RUNNER_TEMP: at('temporary'),
      BASE: 'main',
    },
  });
}

it('collects the links outside the checkout, which must stay clean', async () => {
  await command('npm', 'echo Building; echo https://bank.example/#preview=transfer');
  await uploadPreviews();
  expect(await readFile(at('temporary', 'previews.md'), 'utf8')).toBe(
    'Previews of this pull request:\n- [transfer](https://bank.example/#preview=transfer)\n',
  );
  expect(await readdir(at('checkout'))).toEqual([]);
});

it('fails if a preview is refused', async () => {
  await command('npm', 'echo These files differ >&2; exit 1');
  await expect(uploadPreviews()).rejects.toMatchObject({ code: 1 });
});
