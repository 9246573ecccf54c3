import { expect, test } from '@jest/globals';
import { prerender } from './prerender';

test('the landing page and the about page are there without a browser, links and all', () => {
  const pages = prerender();
  expect(Object.keys(pages)).toEqual(['/', '/AboutUs']);
  for (const html of Object.values(pages)) {
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('a[href="/SignIn"]')).not.toBeNull();
    // A strict policy refuses them in a page that comes from a server.
    expect(page.querySelector('[style], script, style')).toBeNull();
  }
});
