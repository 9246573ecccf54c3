import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const face = readFileSync(join(__dirname, '../../../shared/ui/src/index.ts'), 'utf8');
const sources = [__dirname, join(__dirname, 'sections')]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Visible to screen readers only. */
const VISUALLY_HIDDEN = ['VisuallyHidden'];

test('shows every exported component in the gallery', () => {
  const names = [...face.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
  expect(names.length).toBeGreaterThan(30);
  const missing = names.filter((name) => !new RegExp(`<${name}\\b`).test(sources));
  expect(missing).toEqual(VISUALLY_HIDDEN);
});
