import { expect, it } from '@jest/globals';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuild } from './version';

const TRANSFER = join(__dirname, '../../../remotes/transfer/remote.json');

it('names the command that builds a remote without a build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  await expect(describeBuild(folder, TRANSFER)).rejects.toMatchObject({
    message: expect.stringContaining('build.json is missing'),
    remedy: 'Build it: npx lerna run build --scope @bank/transfer',
  });
});

it('rejects a remote.json of another remote than the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  const build = { name: 'cards', entry: 'e.js', exports: [], routes: [], requires: {} };
  await writeFile(join(folder, 'build.json'), JSON.stringify(build));
  await expect(describeBuild(folder, TRANSFER)).rejects.toThrow('its folder is "cards"');
});
