import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRemoteManifest } from '@bank/contracts';
import { describe, expect, test } from '@jest/globals';

const ROOT = join(__dirname, '../../..');
const remotes = readdirSync(join(ROOT, 'remotes')).map((name) => `remotes/${name}`);
/** All folders with a message file. */
const folders = ['host', 'shared/transactions', 'shared/ui', ...remotes].flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)messages\.ts$/.test(file))
    .map((file) => join(folder, 'src', dirname(file))),
);
// The host defines the languages: every other package must have the same ones.
const languages = readdirSync(join(ROOT, 'host/src')).flatMap(
  (file) => /^messages\.(\w+)\.ts$/.exec(file)?.[1] ?? [],
);

/** The path of each text, and its number of arguments. */
function shape(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path}(${value.length})`];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => shape(part, `${path}.${key}`));
}

async function englishOf(folder: string): Promise<unknown> {
  const module = (await import(join(ROOT, folder, 'messages.ts'))) as Record<string, unknown>;
  if (module['messages']) return module['messages'];
  return Object.fromEntries(Object.entries(module).filter(([, part]) => typeof part === 'object'));
}

test('finds languages besides English', () => {
  expect(languages).toEqual(['de', 'fr']);
});

describe.each(languages)('in %s', (language) => {
  test.each(remotes)('%s translates every title, description and label', (folder) => {
    const file = readFileSync(join(ROOT, folder, 'remote.json'), 'utf8');
    const manifest = parseRemoteManifest(JSON.parse(file));
    if (!manifest.ok) throw new Error(manifest.problem);
    const { title, routes, menu, texts } = manifest.value;
    const english = [
      title,
      ...routes.flatMap((route) => [route.title, route.description ?? route.title]),
      ...menu.map((entry) => entry.label),
    ];
    expect(Object.keys(texts?.[language] ?? {}).sort()).toEqual([...new Set(english)].sort());
  });

  test.each(folders)('the messages of %s have the same arguments as in English', async (folder) => {
    const { messages } = (await import(join(ROOT, folder, `messages.${language}.ts`))) as {
      messages: unknown;
    };
    const translated = shape(messages);
    expect(translated.length).toBeGreaterThan(2);
    // A package with several exports translates more than one English module.
    expect(translated).toEqual(expect.arrayContaining(shape(await englishOf(folder))));
  });
});

/** Every string literal or template of a messages file. */
const LITERALS = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

test.each(folders)('the French texts of %s have no-break spaces', (folder) => {
  const literals = readFileSync(join(ROOT, folder, 'messages.fr.ts'), 'utf8').match(LITERALS) ?? [];
  expect(literals.filter((text) => /« | [:;!?»%](?=[\s'`.])/.test(text))).toEqual([]);
});
