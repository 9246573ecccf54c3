import { ENVIRONMENT_ELEMENT_ID } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { isKnownScript } from './script-policy';

const page = document.implementation.createHTMLDocument();
const block = page.head.appendChild(page.createElement('script'));
block.type = 'application/json';
block.id = ENVIRONMENT_ELEMENT_ID;
block.textContent = JSON.stringify({ scriptOrigins: ['https://admin.example'] });
const base = page.head.appendChild(page.createElement('base'));
base.href = 'https://bank.example/';

test.each([
  ['/main.js', true],
  ['https://bank.example/chunk.js', true],
  ['https://admin.example/1234/remoteEntry.js?again=1', true],
  ['https://admin.example.evil.example/remoteEntry.js', false],
  ['http://admin.example/remoteEntry.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://bank.example/1', true],
])('%s: %s', (address, isKnown) => {
  expect(isKnownScript(address, page)).toBe(isKnown);
});
