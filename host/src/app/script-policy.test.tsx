import { ENVIRONMENT_ELEMENT_ID } from '@bank/contracts';
import { afterEach, expect, test } from '@jest/globals';
import { isKnownScript } from './script-policy';

declare const process: { env: { BANK_APP_CHECK_KEY?: string } };

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

const RECAPTCHA = [
  'https://www.google.com/recaptcha/enterprise.js?render=explicit',
  'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js',
];

afterEach(() => {
  delete process.env.BANK_APP_CHECK_KEY;
});

test.each(RECAPTCHA)('%s is known only if App Check is configured', (address) => {
  expect(isKnownScript(address, page)).toBe(false);
  process.env.BANK_APP_CHECK_KEY = 'site-key';
  expect(isKnownScript(address, page)).toBe(true);
});

test.each([
  'https://www.google.com/a.js',
  'https://www.google.com/recaptcha/about/js/main.min.js',
  'https://www.gstatic.com/recaptcha/releases/../a.js',
])('App Check lets no other script of the same origin in: %s', (address) => {
  process.env.BANK_APP_CHECK_KEY = 'site-key';
  expect(isKnownScript(address, page)).toBe(false);
});
