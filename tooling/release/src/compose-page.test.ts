import { describe, expect, test } from '@jest/globals';
import { composePage, contentOf, shellOf, withShell } from './compose-page';

const SHELL = [
  '<!doctype html><html><head><title>The Bank</title><meta name="description" content="Old"/>',
  '<link rel="preload" as="font" href="/a.woff2"/><script src="/first.js"></script><script defer="defer" src="/main.js"></script></head>',
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

describe('a page that stands in its HTML', () => {
  const html = composePage(SHELL, PAGE, 'https://bank.test');

  test('says what it is before any program runs', () => {
    expect(html).toContain('<title>About &lt;us> · The Bank</title>');
    expect(html).toContain('<meta name="description" content="All &quot;about&quot; $&amp; us"/>');
    expect(html).toContain('<link rel="canonical" href="https://bank.test/AboutUs"/>');
    expect(html).toContain('<div id="prerendered"><h1>About $1</h1></div><div id="root" hidden>');
  });

  test('brings its style sheets and its letters with it, before the first script', () => {
    const { html: content, styles, typeface } = PAGE;
    expect(contentOf(html)).toEqual({ html: content, styles, typeface });
    expect(html.indexOf('id="page-parts"')).toBeLessThan(html.indexOf('/first.js'));
    expect(html).not.toContain('as="font"');
    expect(html).toContain('<noscript><link rel="stylesheet" href="/page-1.css"/></noscript>');
  });

  test('asks for the typeface where it brings no letters', () => {
    const without = composePage(SHELL, { ...PAGE, typeface: null }, 'https://bank.test');
    expect(without).toContain('as="font"');
  });

  test('leaves the program to the first script, which finds it in the head before itself', () => {
    expect(html).not.toMatch(/defer/);
    expect(html).toContain('<meta name="prerendered" content="marketing 7"/>');
    expect(html.indexOf('<meta name="program" content="/main.js"/>')).toBeLessThan(
      html.indexOf('/first.js'),
    );
  });
});

test('what is seen until the program has come can be read again, and gives way to a page of its own', () => {
  const withFrame = withShell(SHELL, '<div>The frame $&</div>');
  expect(shellOf(SHELL)).toBe('');
  expect(shellOf(withFrame)).toBe('<div>The frame $&</div>');
  const page = composePage(withFrame, PAGE, 'https://bank.test');
  expect(page).toBe(composePage(SHELL, PAGE, 'https://bank.test'));
});

test('a page that is another one’s shell has no content', () => {
  expect(() => contentOf(SHELL)).toThrow('The page does not stand in its HTML.');
});

test('a shell that is not what it was is refused', () => {
  const none = SHELL.replace('defer="defer"', '');
  expect(() => composePage(none, PAGE, 'https://bank.test')).toThrow(/has 0 programs/);
  expect(() => composePage(SHELL.replace('id="root"', ''), PAGE, '')).toThrow(/no <div id="root">/);
});
