import { describe, expect, test } from '@jest/globals';
import {
  renderPrerenderedPage,
  readPrerenderedContent,
  shellOf,
  withShell,
} from './prerendered-page';

const SHELL = [
  '<!doctype html><html><head><title>The Bank</title><meta name="description" content="Old"/>',
  '<link rel="preload" as="font" href="/a.woff2"/><script src="/first.js"></script><script defer="defer" src="/libraries.js"></script><script defer="defer" src="/main.js"></script></head>',
  '<body><div id="root"></div></body></html>',
].join('');

const PAGE = {
  path: '/AboutUs',
  title: 'About <us>',
  description: 'All "about" $& us',
  html: '<h1>About $1</h1>',
  release: { name: 'marketing', revision: 7 },
  styles: [{ file: 'page-1.css', text: 'a::after{content:"</script>$1"}' }],
  typeface: {
    file: 'a.woff2',
    family: 'Bank Sans',
    weight: '400 700',
    unicodeRange: 'U+20-7e',
    bytes: 'AAAA',
  },
};

describe('prerendered page', () => {
  const html = renderPrerenderedPage(SHELL, PAGE, 'https://bank.test');

  test('has its title, description and canonical URL without JavaScript', () => {
    expect(html).toContain('<title>About &lt;us> · The Bank</title>');
    expect(html).toContain('<meta name="description" content="All &quot;about&quot; $&amp; us"/>');
    expect(html).toContain('<link rel="canonical" href="https://bank.test/AboutUs"/>');
    expect(html).toContain('<div id="prerendered"><h1>About $1</h1></div><div id="root" hidden>');
  });

  test('inlines critical CSS and the font subset before the first script', () => {
    const { html: content, styles, typeface } = PAGE;
    const read = { html: content, styles, typeface, isForCustomers: false };
    expect(readPrerenderedContent(html)).toEqual(read);
    expect(html.indexOf('id="page-parts"')).toBeLessThan(html.indexOf('/first.js'));
    expect(html).not.toContain('as="font"');
    expect(html).toContain('<noscript><link rel="stylesheet" href="/page-1.css"/></noscript>');
  });

  test('preloads the font if it has no font subset', () => {
    const without = renderPrerenderedPage(SHELL, { ...PAGE, typeface: null }, 'https://bank.test');
    expect(without).toContain('as="font"');
  });

  test('defers the app to the first script, which finds its URLs in the head', () => {
    expect(html).not.toMatch(/defer/);
    expect(html).toContain('<meta name="prerendered" content="marketing 7"/>');
    const list = html.indexOf('<meta name="app-script" content="/libraries.js /main.js"/>');
    expect(list).toBeGreaterThan(-1);
    expect(list).toBeLessThan(html.indexOf('/first.js'));
  });
});

test('recognizes deferred scripts with other attributes', () => {
  const script = '<script id="main" defer="defer" src="/main.js" crossorigin="anonymous"></script>';
  const shell = SHELL.replace(/<script defer.*<\/script>/, script);
  const page = renderPrerenderedPage(shell, PAGE, '');
  expect(page).toContain('<meta name="app-script" content="/main.js"/>');
  expect(page).not.toContain('defer');
});

test('returns the shell again, and replaces it by a prerendered page', () => {
  const withFrame = withShell(SHELL, '<div>The frame $&</div>');
  expect(withFrame).toContain(
    '<head><link rel="preload" as="script" href="/libraries.js"/><link rel="preload" as="script" href="/main.js"/>',
  );
  expect(shellOf(SHELL)).toBe('');
  expect(shellOf(withFrame)).toBe('<div>The frame $&</div>');
  const page = renderPrerenderedPage(withFrame, PAGE, 'https://bank.test');
  expect(page).toBe(renderPrerenderedPage(SHELL, PAGE, 'https://bank.test'));
});

test('keeps the description of the bank for a page without one, and names no release of its own', () => {
  const { release: _release, ...own } = PAGE;
  const page = renderPrerenderedPage(SHELL, { ...own, description: undefined }, '');
  expect(page).toContain('<meta name="description" content="Old"/>');
  expect(page).not.toContain('name="prerendered"');
  expect(page).toContain('<head><meta name="app-script"');
});

test('starts the app at once for customers, and is not for search engines', () => {
  const page = renderPrerenderedPage(SHELL, { ...PAGE, isForCustomers: true }, '');
  expect(page).toContain('<meta name="app-script" data-access="customer" content=""/>');
  expect(page).toContain('<script defer="defer" src="/main.js"></script>');
  const forCustomers = { ...PAGE, isForCustomers: true };
  expect(readPrerenderedContent(page).isForCustomers).toBe(true);
  expect(renderPrerenderedPage(withShell(SHELL, ''), forCustomers, '')).toContain('as="script"');
  expect(page).not.toMatch(/canonical|robots/);
});

test('contains each of its parts once, in this order', () => {
  const page = renderPrerenderedPage(SHELL, PAGE, 'https://bank.test');
  const { styles, typeface } = PAGE;
  const parts = JSON.stringify({ styles, typeface }).replaceAll('<', '\\u003c');
  expect(page).toBe(
    [
      '<!doctype html><html><head><meta name="app-script" content="/libraries.js /main.js"/>',
      '<meta name="prerendered" content="marketing 7"/>',
      `<script type="application/json" id="page-parts">${parts}</script>`,
      '<title>About &lt;us> · The Bank</title>',
      '<meta name="description" content="All &quot;about&quot; $&amp; us"/>',
      '<script src="/first.js"></script>',
      '<link rel="canonical" href="https://bank.test/AboutUs"/>',
      '<meta name="robots" content="index, follow"/>',
      '<noscript><link rel="stylesheet" href="/page-1.css"/></noscript></head>',
      '<body><div id="prerendered"><h1>About $1</h1></div><div id="root" hidden></div></body></html>',
    ].join(''),
  );
});

test('throws for a page that is not prerendered', () => {
  expect(() => readPrerenderedContent(SHELL)).toThrow('The page is not prerendered.');
});

test('throws for a shell without a deferred script or a root', () => {
  const none = SHELL.replaceAll('defer="defer"', '');
  expect(() => renderPrerenderedPage(none, PAGE, 'https://bank.test')).toThrow(
    /no deferred script/,
  );
  expect(() => renderPrerenderedPage(SHELL.replace('id="root"', ''), PAGE, '')).toThrow(
    /no <div id="root">/,
  );
});
