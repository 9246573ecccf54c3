import { expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { createFontSubset } from './font-subset';

const FILE = 'instrument-sans-latin-wght-normal.woff2';
const SHELL = `<style>@font-face{font-family:Further;src:url(/x-latin-ext-wght-normal.woff2)}@font-face{font-display:swap;font-family:Instrument Sans;font-weight:400 700;src:url(/${FILE}) format("woff2");unicode-range:u+00??}</style>`;

const require = createRequire(new URL('../../../../shared/ui/package.json', import.meta.url));
const font = () => readFile(require.resolve(`@fontsource-variable/instrument-sans/files/${FILE}`));

test('includes ASCII and the other characters of the page', async () => {
  const asked: string[] = [];
  const read = (file: string) => {
    asked.push(file);
    return font();
  };
  const typeface = await createFontSubset('<p>Tomás · 1 € – 漢 é</p>', SHELL, read);
  expect(asked).toEqual([FILE]);
  expect(typeface).toMatchObject({ file: FILE, family: 'Instrument Sans', weight: '400 700' });
  expect(typeface?.unicodeRange).toBe('U+20-7e,U+b7,U+e1,U+e9,U+2013,U+20ac');
  const bytes = Buffer.from(typeface?.bytes ?? '', 'base64');
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  expect(bytes.length).toBeLessThan((await font()).length * 0.75);
});

test('returns null if the style sheet has no font face', async () => {
  expect(await createFontSubset('<p>a</p>', '<style>p{}</style>', font)).toBeNull();
});
