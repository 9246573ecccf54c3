import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { config } from './index.mjs';

// For the test of this configuration, in a process of its own because Jest can't load ES modules:
// reads [{ file, code }] and writes, for each, the rules that it breaks. The files need not exist,
// so what needs their types is left out, unless `--types` says that they do.
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
