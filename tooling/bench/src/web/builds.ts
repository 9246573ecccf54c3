import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  renderPrerenderedPage,
  PRERENDERED_FILES,
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
  const app = join(to, 'app.html');
  const shell = withShell(
    await readFile(app, 'utf8'),
    shellOf(await readFile(join(from, 'app.html'), 'utf8')),
  );
  await writeFile(app, shell);
  // A newer release would start the app at once; the monolith has none.
  const release = { name: 'marketing', revision: Number.MAX_SAFE_INTEGER };
  const head = { description: undefined, release };
  for (const [path, file] of Object.entries(PRERENDERED_FILES)) {
    const content = readPrerenderedContent(await readFile(join(from, file), 'utf8'));
    const page = { path, title: path, ...head, ...content };
    await writeFile(join(to, file), renderPrerenderedPage(shell, page, origin));
    for (const style of content.styles) await cp(join(from, style.file), join(to, style.file));
  }
}
