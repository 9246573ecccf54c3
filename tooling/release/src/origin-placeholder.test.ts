import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fillOrigin } from './origin-placeholder';

test('replaces the origin placeholder in HTML and text files only', async () => {
  const site = await mkdtemp(join(tmpdir(), 'page-origin-'));
  const write = (name: string, text: string) => writeFile(join(site, name), text);
  await write('index.html', '<meta content="%ORIGIN%/share.png"><a href="%ORIGIN%/">');
  await write('robots.txt', 'Sitemap: %ORIGIN%/sitemap.xml');
  await write('main.js', '"%ORIGIN%"');
  await write('index.html.js', '"%ORIGIN%"');
  await fillOrigin(site, 'https://bank.example');
  const read = (name: string) => readFile(join(site, name), 'utf8');
  expect(await read('index.html')).toBe(
    '<meta content="https://bank.example/share.png"><a href="https://bank.example/">',
  );
  expect(await read('robots.txt')).toBe('Sitemap: https://bank.example/sitemap.xml');
  expect(await read('main.js')).toBe('"%ORIGIN%"');
  expect(await read('index.html.js')).toBe('"%ORIGIN%"');
  await rm(site, { recursive: true });
});
