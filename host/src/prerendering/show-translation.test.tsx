import { beforeEach, expect, jest, test } from '@jest/globals';
import { showTranslation } from './show-translation';

const TEMPLATE = '<template data-language="de" data-title="Anmelden"><h1>Anmelden</h1></template>';

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
  showTranslation(document, 'de', onShown);
  await parse(`<div id="prerendered"><h1>Login</h1>${TEMPLATE}</div>`);
  expect(onShown).not.toHaveBeenCalled();
  document.body.insertAdjacentHTML('beforeend', '<div id="root" hidden></div>');
  await Promise.resolve();
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(document.querySelector('#prerendered')?.innerHTML).toBe('<h1>Anmelden</h1>');
  expect(document.title).toBe('Anmelden · Fernhill Bank');
});

test('changes nothing without a translation', async () => {
  const onShown = jest.fn();
  showTranslation(document, 'fr', onShown);
  await parse(`<div id="prerendered"><h1>Login</h1>${TEMPLATE}</div><div id="root" hidden></div>`);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(onShown).not.toHaveBeenCalled();
  expect(document.querySelector('#prerendered h1')).toHaveTextContent('Login');
});
