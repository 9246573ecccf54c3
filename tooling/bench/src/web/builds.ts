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

/** Builds the smallest possible page into `output`. */
export async function buildFloor(output: string, environment: Environment): Promise<void> {
  await buildOnce(floorConfig({ directory: inThisFolder('floor'), output }));
  await fillPage(output, environment);
}

/** Builds the bank in the repository `root` as a monolith into `output`. */
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
 * Copies the prerendered HTML of the federated build to the monolith, for a fair comparison:
 * prerendering is independent of federation.
 */
export async function copyPrerenderedHtml(from: string, to: string, origin: string): Promise<void> {
  const page = await readFile(join(from, 'index.html'), 'utf8');
  const content = readPrerenderedContent(page);
  const app = join(to, 'app.html');
  const shell = withShell(
    await readFile(app, 'utf8'),
    shellOf(await readFile(join(from, 'app.html'), 'utf8')),
  );
  await writeFile(app, shell);
  const release = { name: 'marketing', revision: 1 };
  const prerendered = { path: '/', title: 'Welcome', description: undefined, release, ...content };
  await writeFile(join(to, 'index.html'), renderPrerenderedPage(shell, prerendered, origin));
  for (const { file } of content.styles) await cp(join(from, file), join(to, file));
}
