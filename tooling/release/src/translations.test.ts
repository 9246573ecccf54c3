import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRemoteManifest } from '@bank/contracts';
import { describe, expect, test } from '@jest/globals';

const ROOT = join(__dirname, '../../..');
const remotes = readdirSync(join(ROOT, 'remotes')).map((name) => `remotes/${name}`);
/** Where texts stand: a package's own folder, and what of it is loaded apart. */
const folders = ['host', 'shared/transactions', 'shared/ui', ...remotes].flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)messages\.ts$/.test(file))
    .map((file) => join(folder, 'src', dirname(file))),
);
// The host says which languages there are: every other package has the same ones.
const languages = readdirSync(join(ROOT, 'host/src')).flatMap(
  (file) => /^messages\.(\w+)\.ts$/.exec(file)?.[1] ?? [],
);

/** Where each text stands, and how many arguments it is made of. */
function shape(value: unknown, place = ''): string[] {
  if (typeof value === 'function') return [`${place}(${value.length})`];
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([key, part]) => shape(part, `${place}.${key}`));
}

async function englishOf(folder: string): Promise<unknown> {
  const module = (await import(join(ROOT, folder, 'messages.ts'))) as Record<string, unknown>;
  if (module['messages']) return module['messages'];
  return Object.fromEntries(Object.entries(module).filter(([, part]) => typeof part === 'object'));
}

test('there are languages beside English', () => {
  expect(languages).toEqual(['de', 'fr']);
});

describe.each(languages)('in %s', (language) => {
  test.each(remotes)('%s says every title, description and label', (folder) => {
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

  test.each(folders)('the texts of %s take all that the English ones take', async (folder) => {
    const { messages } = (await import(join(ROOT, folder, `messages.${language}.ts`))) as {
      messages: unknown;
    };
    const translated = shape(messages);
    expect(translated.length).toBeGreaterThan(5);
    // The English ones of a package with several exports are a part of all that it translates.
    expect(translated).toEqual(expect.arrayContaining(shape(await englishOf(folder))));
  });
});
