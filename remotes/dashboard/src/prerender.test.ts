import { expect, test } from '@jest/globals';
import { prerender } from './prerender';

test('prerenders the dashboard in three languages, with a hidden and a shown balance', async () => {
  const { pages, variants } = await prerender();
  expect(pages).toEqual({});
  expect(Object.keys(variants)).toEqual(['/DashBoard']);
  const list = variants['/DashBoard'] ?? [];
  const buttons = list.map(({ language, isBalanceShown, html }) => {
    const [, text] = /<button[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/.exec(html) ?? [];
    return [language, isBalanceShown, text];
  });
  expect(buttons).toEqual([
    ['en', false, 'Show balance'],
    ['en', true, 'Hide balance'],
    ['de', false, 'Guthaben anzeigen'],
    ['de', true, 'Guthaben verbergen'],
    ['fr', false, 'Afficher le solde'],
    ['fr', true, 'Masquer le solde'],
  ]);
  for (const { html } of list) {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/Withdrawal"');
    // The Content Security Policy blocks inline styles and scripts in a prerendered page.
    expect(html).not.toMatch(/<script|<style| style=/);
  }
});
