import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { config } from './index.mjs';

// Runs in a separate process for the tests of this configuration, because Jest can't load ES modules.
// Reads [{ file, code }] from stdin and writes the violated rules of each. The files need not exist, so
// type-aware rules are disabled unless `--types` is given.
const workspace = new URL('../..', import.meta.url).pathname;
const untyped = { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked };
const eslint = new ESLint({
  cwd: workspace,
  overrideConfigFile: true,
  overrideConfig: process.argv.includes('--types') ? config : [...config, untyped],
});

const snippets = JSON.parse(await text(process.stdin));
const broken = [];
for (const { file, code } of snippets) {
  const [result] = await eslint.lintText(code, { filePath: `${workspace}${file}` });
  broken.push(result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []);
}
process.stdout.write(JSON.stringify(broken));
