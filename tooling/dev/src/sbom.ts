import { findSites, Problem, readSbom } from '@bank/release';
import { runCommand } from './command';
import { ROOT } from './paths';

// npm run --silent sbom -- transfer > sbom.json: what a remote ships from others, as CycloneDX.
await runCommand(async () => {
  const [name = '', ...others] = process.argv.slice(2);
  const { remotes } = await findSites(ROOT);
  if (!remotes.includes(name) || others.length > 0) {
    throw new Problem('sbom takes the name of one remote.', `Name any of: ${remotes.join(', ')}.`);
  }
  const text = `${JSON.stringify(await readSbom(ROOT, `@bank/${name}`), null, 2)}\n`;
  // The command's end does not wait for a pipe that is still being written.
  await new Promise((resolve) => process.stdout.write(text, resolve));
  return 0;
});
