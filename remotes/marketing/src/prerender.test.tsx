import { expect, test } from '@jest/globals';
import { prerender } from './prerender';

test('prerenders the landing page and the about page with their links', () => {
  const { pages } = prerender();
  expect(Object.keys(pages)).toEqual(['/', '/AboutUs']);
  for (const html of Object.values(pages)) {
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('a[href="/SignIn"]')).not.toBeNull();
    // The Content Security Policy blocks inline styles and scripts in a prerendered page.
    expect(page.querySelector('[style], script, style')).toBeNull();
  }
});
