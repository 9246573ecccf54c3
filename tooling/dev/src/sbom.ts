import { findSites, CommandError, readProductSbom, readSbom } from '@bank/release';
import { runCommand } from './command';
import { ROOT } from './paths';

// npm run --silent sbom -- transfer > sbom.json: the third-party packages that a site ships, as
// CycloneDX. Without a name: those of the host and all remotes.
await runCommand(async () => {
  const names = process.argv.slice(2);
  const { all } = await findSites(ROOT);
  const [name = ''] = names;
  if (names.length > 1 || (names.length === 1 && !all.includes(name))) {
    throw new CommandError(
      'sbom takes one site name, or none for all sites.',
      `Sites: ${all.join(', ')}.`,
    );
  }
  const workspaces = all.map((site) => `@bank/${site}`);
  const sbom = await (name ? readSbom(ROOT, `@bank/${name}`) : readProductSbom(ROOT, workspaces));
  const text = `${JSON.stringify(sbom, null, 2)}\n`;
  // Waits for the pipe: the process exits without flushing it.
  await new Promise((resolve) => process.stdout.write(text, resolve));
  return 0;
});
