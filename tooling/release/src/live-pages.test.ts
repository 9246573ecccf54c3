import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeLivePages } from './live-pages';
import { newBuild, publishOne, putFile } from './builds.test-utils';
import { revoke } from './revoke';
import { type MemoryBank, newMemoryBank } from './memory-bank.test-utils';

const SHELL =
  '<head><title>Bank</title><script type="application/json" id="environment">{}</script><script src="/first.js"></script><script defer="defer" src="/main.js"></script></head><div id="root"></div>';

let bank: MemoryBank;
beforeEach(async () => {
  bank = await newMemoryBank();
  await putFile(bank.root, 'sites/host/app.html', SHELL);
  await putFile(bank.root, 'sites/host/prerendered.json', {
    pages: { frame: '<main>%PAGE%</main>' },
    styles: [],
  });
});
afterEach(() => rm(bank.root, { recursive: true }));

function build(word: string) {
  const files = {
    'prerendered.json': JSON.stringify({
      pages: { '/': `<h1>${word}</h1>` },
      styles: [`${word}.css`],
    }),
    [`${word}.css`]: `h1{}\n/*# sourceMappingURL=${word}.css.map*/`,
  };
  const manifest = { routes: [{ path: '/', title: 'Welcome', access: 'public' }] };
  return newBuild(bank.root, 'front', word, { files, manifest, build: { routes: ['/'] } });
}

/** Builds a remote with a public page and a page for customers. */
function buildWithDashboard(prerendered: object) {
  const files = { 'prerendered.json': JSON.stringify(prerendered) };
  const routes = [
    { path: '/DashBoard', title: 'Dashboard', access: 'customer' },
    { path: '/', title: 'Welcome', access: 'public' },
  ];
  const options = { files, manifest: { routes }, build: { routes: ['/DashBoard', '/'] } };
  return newBuild(bank.root, 'front', 'one', options);
}

const host = () => join(bank.root, 'sites/host');
const page = (name: string) => readFile(join(host(), name), 'utf8');
async function write() {
  const environment = {
    registry: { url: 'http://db.test', rootKeys: ['k'], floor: 0, revokedKeys: [] },
    firebase: { apiKey: 'k', projectId: 'p', storageBucket: 'b' },
  };
  const originOf = (site: string) => `http://${site}.test`;
  await writeLivePages({ folder: host(), environment, originOf }, bank);
}

describe('writeLivePages', () => {
  it('prerenders the live version with its release, never a canary', async () => {
    const { revision } = await publishOne(bank, await build('one'));
    await publishOne(bank, await build('two'), 10);
    await write();
    expect(await page('index.html')).toContain('<main><h1>one</h1></main>');
    expect(await page('index.html')).toMatch(/name="prerendered" content="front \d+"/);
    expect(revision).toBeGreaterThan(0);
    expect(await page('index.html')).toContain('{"file":"page-one.css","text":"h1{}"}');
    expect(await page('index.html')).not.toContain('data-access="customer"');
    const styles = (await readdir(host())).filter((name) => name.endsWith('.css'));
    expect(styles).toEqual(['page-one.css']);
  });

  it('prerenders a page for customers in their layout, with a template for each other variant', async () => {
    await putFile(bank.root, 'sites/host/prerendered.json', {
      pages: { frame: '<main>%PAGE%</main>' },
      customerFrames: { en: '<nav>%PAGE%</nav>', de: '<nav lang="de">%PAGE%</nav>' },
      styles: [],
    });
    const variants = [
      { language: 'en', isBalanceShown: false, html: '<h1>Hello</h1>' },
      { language: 'en', isBalanceShown: true, html: '<h1>Hi</h1>' },
      { language: 'de', isBalanceShown: false, html: '<h1>Hallo</h1>' },
    ];
    const prerendered = {
      pages: {},
      styles: [],
      variants: { '/DashBoard': variants, '/': variants },
    };
    await publishOne(bank, await buildWithDashboard(prerendered));
    await write();
    expect(await page('dashboard.html')).toContain(
      [
        '<div id="prerendered"><nav><h1>Hello</h1></nav>',
        '<template data-language="en" data-balance-shown><nav><h1>Hi</h1></nav></template>',
        '<template data-language="de"><nav lang="de"><h1>Hallo</h1></nav></template></div>',
      ].join(''),
    );
    expect(await page('dashboard.html')).toContain('data-access="customer"');
    // A public page shows no variants for customers.
    expect(await page('index.html')).toBe(await page('app.html'));
  });

  it('prerenders the pages of the host with their own titles and styles', async () => {
    await putFile(bank.root, 'sites/host/prerendered.json', {
      pages: { frame: '%PAGE%', '/SignIn': '<form>Sign in</form>' },
      styles: ['own.css'],
      heads: { '/SignIn': { title: 'Login', description: 'Use your account.' } },
    });
    await putFile(bank.root, 'sites/host/own.css', 'form{}\n/*# sourceMappingURL=own.css.map*/\n');
    await write();
    const html = await page('sign-in.html');
    expect(html).toContain('<div id="prerendered"><form>Sign in</form></div>');
    expect(html).toContain('<title>Login · Bank</title>');
    expect(html).toContain('{"file":"own.css","text":"form{}"}');
  });

  it('includes a font with the characters of the pages for visitors', async () => {
    const file = 'instrument-sans-latin-wght-normal.woff2';
    const folder = join(__dirname, '../../../shared/ui/package.json');
    const font = createRequire(folder).resolve(
      `@fontsource-variable/instrument-sans/files/${file}`,
    );
    await copyFile(font, join(host(), file));
    const face = `<style>@font-face{font-family:Sans;font-weight:400;src:url(/${file})}</style>`;
    await putFile(bank.root, 'sites/host/app.html', SHELL.replace('<head>', `<head>${face}`));
    const html = '<h1>Zürich</h1>';
    const prerendered = {
      pages: { '/': '<h1>Café</h1>' },
      styles: [],
      variants: { '/DashBoard': [{ language: 'en', isBalanceShown: false, html }] },
    };
    await publishOne(bank, await buildWithDashboard(prerendered));
    await write();
    expect(await page('index.html')).toContain('"unicodeRange":"U+20-7e,U+e9"');
    expect(await page('dashboard.html')).toContain('"typeface":null');
  });

  it('removes the style sheets of earlier versions', async () => {
    await publishOne(bank, await build('one'));
    await write();
    await publishOne(bank, await build('two'));
    await write();
    const styles = (await readdir(host())).filter((name) => name.endsWith('.css'));
    expect(styles).toEqual(['page-two.css']);
  });

  it('falls back to the shell page, which contains the lowest accepted revision', async () => {
    await publishOne(bank, await build('one'));
    await write();
    const index = await bank.registry.readIndex();
    expect(await page('about-us.html')).toBe(await page('app.html'));
    expect(await page('app.html')).toContain(`"floor":${index?.revision}`);
    expect(await page('404.html')).toBe(await page('app.html'));
  });

  it('lists the revoked keys', async () => {
    await publishOne(bank, await build('one'));
    await revoke(bank, bank.keys.root, 'lost');
    await write();
    expect(await page('app.html')).toContain('"revokedKeys":["lost"]');
  });

  it('writes a snapshot of the registry', async () => {
    await publishOne(bank, await build('one'));
    await publishOne(bank, await newBuild(bank.root, 'savings', 'one'));
    await write();
    expect(JSON.parse(await page('registry/index.json'))).toEqual(await bank.registry.readIndex());
    const release = await bank.registry.readRelease('front');
    const { revision, signed, signature, delegation } = release ?? {};
    expect(JSON.parse(await page('registry/releases/front.json'))).toEqual({
      revision,
      signed,
      signature,
      delegation,
    });
    expect(await readdir(join(host(), 'registry/releases'))).toEqual([
      'front.json',
      'savings.json',
    ]);
  });

  it('works for a bank without any release', async () => {
    await write();
    expect(await page('index.html')).toBe(await page('app.html'));
  });

  it('rejects HTML that differs from the signed release', async () => {
    const { record } = await publishOne(bank, await build('one'));
    const file = `sites/front/${record?.live.version}/prerendered.json`;
    await putFile(bank.root, file, { pages: { '/': '<h1>evil</h1>' }, styles: [] });
    await expect(write()).rejects.toThrow('differs from the signed release');
  });
});
