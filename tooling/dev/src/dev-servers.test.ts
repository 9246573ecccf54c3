import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const run = promisify(execFile);
// The configurations are ES modules, which Jest cannot require, so a separate Node process reads
// them.
const BUILD = `
  const { buildOnce } = await import(process.env.BUILD_ONCE);
  const { default: config } = await import(process.env.CONFIG);
  await buildOnce({ ...config, output: { ...config.output, path: process.env.OUTPUT } });
`;

let output: string;

beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'dev-build-'));
});

afterEach(() => rm(output, { recursive: true }));

it.each(['host', 'remotes/marketing'])('compiles %s for development', async (folder) => {
  await run(process.execPath, ['--input-type=module', '--eval', BUILD], {
    env: {
      ...process.env,
      BANK_DEV: '1',
      BANK_BACKEND: 'emulators',
      BUILD_ONCE: join(ROOT, 'tooling/webpack/build-once.mjs'),
      CONFIG: join(ROOT, folder, 'webpack.config.mjs'),
      OUTPUT: output,
    },
  });

  // The file names of a development build, which the dev server relies on.
  expect(await readdir(output)).toContain(folder === 'host' ? 'main.js' : 'remoteEntry.js');
});
