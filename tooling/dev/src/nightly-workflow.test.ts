import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

it('runs each command of npm run test:nightly in a job of its own', async () => {
  const workflow = await readFile(join(ROOT, '.github/workflows/nightly.yml'), 'utf8');
  const [, script = ''] = /id: commands\n +run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'nightly-workflow-'));
  const output = join(folder, 'output');
  try {
    await writeFile(output, '');
    const env = { PATH: process.env['PATH'], GITHUB_OUTPUT: output };
    await promisify(execFile)('bash', ['-e', '-c', script], { cwd: ROOT, env });
    const [, list = ''] = /^list=(.*)\n$/.exec(await readFile(output, 'utf8')) ?? [];
    const commands = JSON.parse(list) as string[];
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(commands.join(' && ')).toBe(scripts['test:nightly']);
    expect(commands).toContain('npm run test:mutants');
    for (const command of commands) expect(command).toMatch(/^([A-Z_]+=\w+ )*npm (run|test) /);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(workflow).toContain('command: ${{ fromJSON(needs.commands.outputs.list) }}');
  expect(workflow).toContain('- run: ${{ matrix.command }}\n');
});
