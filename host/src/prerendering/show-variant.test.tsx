import { beforeEach, expect, jest, test } from '@jest/globals';
import { showVariant } from './show-variant';

const TEMPLATE = '<template data-language="de" data-title="Anmelden"><h1>Anmelden</h1></template>';
const GERMAN = { language: 'de', isBalanceShown: false } as const;

beforeEach(() => {
  document.title = 'Login · Fernhill Bank';
  document.body.innerHTML = '';
});

/** Adds the page's HTML as the parser does, after the first script has run. */
async function parse(html: string) {
  document.body.innerHTML = html;
  await Promise.resolve();
}

test('replaces the English HTML and the title once the page is parsed', async () => {
  const onShown = jest.fn();
  showVariant(document, GERMAN, onShown);
  await parse(`<div id="prerendered"><h1>Login</h1>${TEMPLATE}</div>`);
  expect(onShown).not.toHaveBeenCalled();
  document.body.insertAdjacentHTML('beforeend', '<div id="root" hidden></div>');
  await Promise.resolve();
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(document.querySelector('#prerendered')?.innerHTML).toBe('<h1>Anmelden</h1>');
  expect(document.title).toBe('Anmelden · Fernhill Bank');
});

test('changes nothing in another language without a translation', async () => {
  const onShown = jest.fn();
  showVariant(document, { ...GERMAN, language: 'fr' }, onShown);
  await parse(`<div id="prerendered"><h1>Login</h1>${TEMPLATE}</div><div id="root" hidden></div>`);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(onShown).not.toHaveBeenCalled();
  expect(document.querySelector('#prerendered h1')).toHaveTextContent('Login');
});

test('keeps the HTML in English with a hidden balance, and shows it once it is parsed', async () => {
  const onShown = jest.fn();
  showVariant(document, { language: 'en', isBalanceShown: false }, onShown);
  await parse('<div id="prerendered"><h1>Login</h1></div>');
  expect(onShown).not.toHaveBeenCalled();
  document.querySelector('#prerendered')?.insertAdjacentHTML('beforeend', TEMPLATE);
  await Promise.resolve();
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(document.querySelector('#prerendered h1')).toHaveTextContent('Login');
});

test('shows the HTML in English of a page without translations', async () => {
  const onShown = jest.fn();
  showVariant(document, { language: 'en', isBalanceShown: false }, onShown);
  await parse('<div id="prerendered"><h1>Login</h1></div><div id="root" hidden></div>');
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('prefers the variant with the balance if it is shown, and keeps a title that has no translation', async () => {
  const variants = ['<template data-language="en" data-balance-shown=""><h1>1 EUR</h1></template>'];
  variants.push('<template data-language="de"><h1>Hallo</h1></template>');
  const show = async (variant: Parameters<typeof showVariant>[1]) => {
    showVariant(document, variant, () => {});
    await parse(
      `<div id="prerendered"><h1>Hello</h1>${variants.join('')}</div><div id="root"></div>`,
    );
    return document.querySelector('#prerendered')?.textContent;
  };
  expect(await show({ language: 'en', isBalanceShown: true })).toBe('1 EUR');
  expect(await show({ language: 'de', isBalanceShown: true })).toBe('Hallo');
  expect(await show({ language: 'en', isBalanceShown: false })).toBe('Hello');
  expect(document.title).toBe('Login · Fernhill Bank');
});
