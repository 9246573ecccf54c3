import { findSites, CommandError, readProductSbom, readSbom } from '@bank/release';
import { runCommand } from './command';
import { ROOT } from './paths';

// npm run --silent sbom -- transfer > sbom.json: what a site ships from others, as CycloneDX.
// Without a name: the same for the host and all remotes together.
await runCommand(async () => {
  const names = process.argv.slice(2);
  const { all } = await findSites(ROOT);
  const [name = ''] = names;
  if (names.length > 1 || (names.length === 1 && !all.includes(name))) {
    throw new CommandError(
      'sbom takes the name of one site, or none for all.',
      `Sites: ${all.join(', ')}.`,
    );
  }
  const workspaces = all.map((site) => `@bank/${site}`);
  const sbom = await (name ? readSbom(ROOT, `@bank/${name}`) : readProductSbom(ROOT, workspaces));
  const text = `${JSON.stringify(sbom, null, 2)}\n`;
  // The command's end does not wait for a pipe that is still being written.
  await new Promise((resolve) => process.stdout.write(text, resolve));
  return 0;
});
