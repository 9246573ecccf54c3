/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

const RULE = 'bank/no-module-level-messages';
// A file that exists: the rule knows a section from a text by its type.
const FILE = 'remotes/dashboard/src/features/overview/shortcuts.tsx';
const MESSAGES = "import { messages } from '../../messages';\n";

const early = [
  'export const title = messages.deposit.title;',
  'export const { title } = messages.deposit;',
  'export const tiles = [{ label: messages.shortcuts.loan }];',
  'const texts = messages.shortcuts;\nexport const label = `${texts.loan}!`;',
  'export const { greeting } = messages;',
  'export const copy = { ...messages.deposit };',
  'export const labels = ["loan" as const].map((key) => messages.shortcuts[key]);',
  'class Card { static title = messages.deposit.title }\nexport const card = new Card();',
];

const inTime = [
  'export const texts = messages.deposit;',
  'export const { deposit } = messages;',
  'export const sections = [messages.deposit, messages.shortcuts];',
  'export const title = () => messages.deposit.title;',
  'export function Title() { return <h1>{messages.deposit.title}</h1>; }',
  'export type Key = keyof typeof messages.deposit;',
  'class Card { title = messages.deposit.title }\nexport const card = () => new Card();',
];

const ofLocales = [
  ["import { locale } from '@bank/i18n';\nexport const here = locale();", true],
  ["import { locale } from '@bank/i18n';\nexport const here = () => locale();", false],
] as const;

const snippets = [
  ...[...early, ...inTime].map((code) => MESSAGES + code),
  ...ofLocales.map(([c]) => c),
];
const broken = new Map<string, string[]>();

beforeAll(() => {
  const input = JSON.stringify(snippets.map((code) => ({ file: FILE, code })));
  const program = join(__dirname, 'lint-snippets.mjs');
  const output = execFileSync(process.execPath, [program, '--types'], { input, encoding: 'utf8' });
  const results = JSON.parse(output) as string[][];
  snippets.forEach((code, index) => broken.set(code, results[index] ?? ['missing']));
}, 300_000);

describe('while a module loads', () => {
  test.each(early)('no text is read: %s', (code) => {
    expect(broken.get(MESSAGES + code)).toContain(RULE);
  });

  test.each(inTime)('sections are kept, and texts read later: %s', (code) => {
    expect(broken.get(MESSAGES + code)).not.toContain(RULE);
  });

  test.each(ofLocales)('%s is refused: %s', (code, refused) => {
    expect(broken.get(code)?.includes(RULE)).toBe(refused);
  });
});
