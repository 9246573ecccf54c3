import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@bank/contracts';
import { expect } from '@playwright/test';
import webpack, { type Configuration } from 'webpack';
import remote from '../../react-18/remote.json' with { type: 'json' };
import { rootFile } from '../fixtures/local-bank';
import { navigateTo, screenOf } from '../fixtures/screens';
import { MockRegistry } from '../fixtures/mock-registry';
import { test } from '../fixtures/test';
import { integrityOf } from './fake-entries';

test.use({ serviceWorkers: 'block' });

const folder = rootFile('.bank/react-18');

/** Builds the remote with the normal configuration and returns its entry. */
async function build(): Promise<string> {
  const module: unknown = await import(rootFile('tooling/e2e/react-18/webpack.config.mjs'));
  const { default: config } = module as { default: Configuration };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      if (problem) reject(problem);
      else resolve();
    });
  });
  const built = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as { entry: string };
  return built.entry;
}

test('a remote with another major version of React mounts and leaves the others alone', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  // The deployed host does not know the page of the added remote.
  allowConsole(/status of 404 .*\/second-react\)/);
  const file = await build();
  const registry = await MockRegistry.serveTo(page);
  const { origin } = new URL(registry.of('marketing').live.entry);
  await page.route(`${origin}/second-react/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    await route.fulfill({
      body: await readFile(join(folder, name)),
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/javascript',
    });
  });
  registry.add({
    name: remote.name,
    live: {
      version: 'one',
      entry: `${origin}/second-react/${file}`,
      integrity: integrityOf(await readFile(join(folder, file))),
      ...{ files: null, contract: remote.contract, remote: remote as RemoteManifest },
    },
    previous: null,
    canary: null,
  });

  await page.goto('/second-react');
  const heading = page.getByRole('heading', { level: 1, name: /^Drawn by React 18\./ });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();

  const { path, heading: about } = screenOf('marketing');
  await navigateTo(page, path);
  await expect(page.getByRole('heading', { level: 1, name: about })).toBeVisible();
  await expect(heading).toBeHidden();
  await navigateTo(page, '/second-react');
  await expect(heading).toBeVisible();
});
