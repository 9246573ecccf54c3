import { beforeEach, expect, test } from '@jest/globals';
import { replacePrerendered } from './prerendered';
import { startApp } from './start-app';

const PAGE = '<main><h1>Hello</h1><a href="#x">Link</a><button>Play</button></main>';
const programs = () => document.head.querySelectorAll('script[src="/main.js"]');
const root = () => document.querySelector<HTMLElement>('#root') ?? document.body;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="prerendered">${PAGE}</div><div id="root" hidden></div>`;
});

/** What the program draws, and a turn for whoever watches it. */
async function draw() {
  root().innerHTML = PAGE;
  await Promise.resolve();
}

const happen = (sign: string, facts = {}) =>
  document.body.dispatchEvent(Object.assign(new Event(sign, { bubbles: true }), facts));

test.each(['pointermove', 'touchstart', 'keydown', 'focusin'])(
  'the program starts on %s',
  (sign) => {
    startApp('/main.js', false);
    expect(programs()).toHaveLength(0);
    happen(sign, { movementX: -1 });
    happen(sign, { movementX: -1 });
    expect(programs()).toHaveLength(1);
  },
);

test('a pointer that rests where the page appears does not start it', () => {
  startApp('/main.js', false);
  happen('pointermove', { movementX: 0, movementY: 0 });
  expect(programs()).toHaveLength(0);
});

test('or at once', () => {
  startApp('/main.js', true);
  expect(programs()).toHaveLength(1);
});

test('what it draws takes the place of the HTML once it has a heading', async () => {
  replacePrerendered(root());
  root().innerHTML = '<p>Loading…</p>';
  await Promise.resolve();
  expect(document.querySelector('#prerendered')).not.toBeNull();
  await draw();
  expect(document.querySelector('#prerendered')).toBeNull();
  expect(root()).toBeVisible();
});

test('what was pressed and what had the focus is carried over', async () => {
  startApp('/main.js', false);
  replacePrerendered(root());
  document.querySelector('button')?.click();
  document.querySelector('a')?.focus();
  let presses = 0;
  root().addEventListener('click', () => (presses += 1));
  await draw();
  expect(presses).toBe(1);
  expect(document.activeElement).toBe(root().querySelector('a'));
});
