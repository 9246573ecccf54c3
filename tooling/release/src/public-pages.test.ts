import { beforeEach, describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollback } from './change-live';
import { newBank, newBuild, NOTE, publishOne, putFile } from './stub-bank';

const SHELL =
  '<head><title>Bank</title><script src="/first.js"></script><script defer="defer" src="/main.js"></script></head><div id="root"></div>';

let bank: Awaited<ReturnType<typeof newBank>>;

beforeEach(async () => {
  bank = await newBank();
  await putFile(bank.sites, 'host/app.html', SHELL);
  await putFile(bank.sites, 'host/prerendered.json', {
    pages: { frame: '<main>%PAGE%</main>' },
    styles: [],
  });
});

function build(word: string) {
  const files = {
    'prerendered.json': JSON.stringify({
      pages: { '/': `<h1>${word}</h1>` },
      styles: [`${word}.css`],
    }),
    [`${word}.css`]: 'h1{}',
  };
  const manifest = { routes: [{ path: '/', title: 'Welcome', access: 'public' }] };
  return newBuild(bank.root, 'front', word, { files, manifest, facts: { routes: ['/'] } });
}

const page = (name: string) => readFile(join(bank.sites, 'host', name), 'utf8');
const styles = async () =>
  (await readdir(join(bank.sites, 'host'))).filter((name) => name.endsWith('.css'));

describe('the host’s pages for visitors', () => {
  test('carry the HTML of the live version, and follow each release and roll-back', async () => {
    await publishOne(bank.target, await build('one'));
    expect(await page('index.html')).toContain('<main><h1>one</h1></main>');
    expect(await styles()).toEqual(['page-one.css']);
    await publishOne(bank.target, await build('two'));
    expect(await page('index.html')).toContain('<main><h1>two</h1></main>');
    expect(await styles()).toEqual(['page-two.css']);
    await rollback(bank.target, 'front', undefined, NOTE);
    expect(await page('index.html')).toContain('<main><h1>one</h1></main>');
  });

  test('without HTML of their own are the page of all others', async () => {
    await publishOne(bank.target, await build('one'));
    expect(await page('about-us.html')).toBe(SHELL);
  });

  test('do not follow a canary', async () => {
    await publishOne(bank.target, await build('one'));
    await publishOne(bank.target, await build('two'), 10);
    expect(await page('index.html')).toContain('<h1>one</h1>');
  });
});
