import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  renderPrerenderedPage,
  readPrerenderedContent,
  fillEnvironment,
  HOST,
  shellOf,
  withShell,
} from '@bank/release';
import { buildOnce } from '@bank/webpack/build-once';
import { floorConfig, monolithConfig } from '@bank/webpack/monolith';

type Environment = Parameters<typeof fillEnvironment>[1];

const inThisFolder = (path: string) => join(import.meta.dirname, path);

async function fillPage(folder: string, environment: Environment): Promise<void> {
  const page = join(folder, 'index.html');
  await writeFile(page, fillEnvironment(await readFile(page, 'utf8'), environment));
}

/** Builds the least that such a page needs into `output`. */
export async function buildFloor(output: string, environment: Environment): Promise<void> {
  await buildOnce(floorConfig({ directory: inThisFolder('floor'), output }));
  await fillPage(output, environment);
}

/** Builds the bank in the repository at `root` as one program into `output`. */
export async function buildMonolith(
  root: string,
  output: string,
  environment: Environment,
): Promise<void> {
  await buildOnce(
    monolithConfig({
      host: join(root, HOST),
      federation: inThisFolder('monolith/federation-runtime.ts'),
      registry: inThisFolder('monolith/registry.ts'),
      output,
    }),
  );
  await fillPage(output, environment);
  await cp(join(output, 'index.html'), join(output, 'app.html'));
}

/**
 * Gives the one program what the federated one's pages show before their program, the whole landing
 * page among it: that it stands in its HTML is no merit of federation.
 */
export async function shareHtml(from: string, to: string, origin: string): Promise<void> {
  const page = await readFile(join(from, 'index.html'), 'utf8');
  const content = readPrerenderedContent(page);
  const app = join(to, 'app.html');
  const shell = withShell(
    await readFile(app, 'utf8'),
    shellOf(await readFile(join(from, 'app.html'), 'utf8')),
  );
  await writeFile(app, shell);
  const release = { name: 'marketing', revision: 1 };
  const facts = { path: '/', title: 'Welcome', description: undefined, release, ...content };
  await writeFile(join(to, 'index.html'), renderPrerenderedPage(shell, facts, origin));
  for (const { file } of content.styles) await cp(join(from, file), join(to, file));
}
