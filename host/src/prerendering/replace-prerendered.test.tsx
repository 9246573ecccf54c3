import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@bank/testing';
import { replacePrerendered } from './replace-prerendered';
import { startApp } from '../start/start-app';

const PAGE = '<main><h1>Hello</h1><a href="#x">Link</a><button>Play</button></main>';
const appScripts = () => document.head.querySelectorAll('script[src="/main.js"]');
const root = () => document.querySelector<HTMLElement>('#root') ?? document.body;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="prerendered">${PAGE}</div><div id="root" hidden></div>`;
});

/** Renders the app, and lets mutation observers run. */
async function renderApp() {
  root().innerHTML = PAGE;
  await Promise.resolve();
}

const dispatch = (type: string, init = {}) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));

test.each(['pointermove', 'touchstart', 'keydown', 'focusin'])(
  'starts the app on the first interaction: %s',
  (type) => {
    startApp(['/main.js'], false);
    expect(appScripts()).toHaveLength(0);
    dispatch(type, { movementX: -1 });
    dispatch(type, { movementX: -1 });
    expect(appScripts()).toHaveLength(1);
  },
);

test('does not start the app on a pointermove without movement', () => {
  startApp(['/main.js'], false);
  dispatch('pointermove', { movementX: 0, movementY: 0 });
  expect(appScripts()).toHaveLength(0);
});

test('starts the app immediately if requested', () => {
  startApp(['/main.js'], true);
  expect(appScripts()).toHaveLength(1);
});

test('replaces the prerendered HTML once the app has rendered a heading', async () => {
  replacePrerendered(root());
  root().innerHTML = '<p>Loading…</p>';
  await Promise.resolve();
  expect(document.querySelector('#prerendered')).not.toBeNull();
  await renderApp();
  expect(document.querySelector('#prerendered')).toBeNull();
  expect(root()).toBeVisible();
});

test('types into the app what was typed before, and presses only the last button', async () => {
  const form = '<main><h1>Login</h1><input><input><button>Show</button><button>Go</button></main>';
  document.body.innerHTML = `<div id="prerendered">${form}</div><div id="root" hidden></div>`;
  startApp(['/main.js'], false);
  replacePrerendered(root());
  const [, typed] = document.querySelectorAll('input');
  if (typed) typed.value = 'ines@example.com';
  for (const button of document.querySelectorAll('button')) button.click();
  const events: string[] = [];
  root().addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) events.push(target.value);
  });
  root().addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) events.push(target.innerHTML);
  });
  root().innerHTML = form;
  await Promise.resolve();
  await Promise.resolve();
  expect(events).toEqual(['ines@example.com', 'Go']);
});

test('waits for a character that is being composed', async () => {
  const form = '<main><h1>Login</h1><input></main>';
  document.body.innerHTML = `<div id="prerendered">${form}</div><div id="root" hidden></div>`;
  replacePrerendered(root());
  const [field] = document.querySelectorAll('input');
  field?.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  root().innerHTML = form;
  await Promise.resolve();
  expect(document.querySelector('#prerendered')).not.toBeNull();
  if (field) field.value = '愛';
  field?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await Promise.resolve();
  expect(document.querySelector('#prerendered')).toBeNull();
  expect(root().querySelector('input')).toHaveValue('愛');
});

test('transfers a press and the focus to the rendered app', async () => {
  startApp(['/main.js'], false);
  replacePrerendered(root());
  document.querySelector('button')?.click();
  document.querySelector('a')?.focus();
  let presses = 0;
  root().addEventListener('click', () => (presses += 1));
  await renderApp();
  await Promise.resolve();
  expect(presses).toBe(1);
  expect(document.activeElement).toBe(root().querySelector('a'));
});

test.each([
  ['a pointer', 'pointerdown', 'pointerup', { button: 0 }],
  ['the space bar', 'keydown', 'keyup', { key: ' ' }],
])('waits until %s is released, so that no click is lost', async (_what, down, up, init) => {
  startApp(['/main.js'], false);
  replacePrerendered(root());
  let presses = 0;
  root().addEventListener('click', () => (presses += 1));
  dispatch(down, init);
  await renderApp();
  expect(document.querySelector('#prerendered')).not.toBeNull();
  dispatch(up, init);
  document.querySelector('button')?.click();
  await waitFor(() => expect(document.querySelector('#prerendered')).toBeNull());
  expect(presses).toBe(1);
});

test.each(['contextmenu', 'blur', 'pointercancel'])(
  'does not wait after %s, which can swallow the release',
  async (type) => {
    startApp(['/main.js'], false);
    replacePrerendered(root());
    dispatch('pointerdown', { button: 0 });
    await renderApp();
    window.dispatchEvent(new Event(type));
    await waitFor(() => expect(document.querySelector('#prerendered')).toBeNull());
  },
);

test('still waits after a press has taken the focus from a field', async () => {
  startApp(['/main.js'], false);
  replacePrerendered(root());
  dispatch('pointerdown', { button: 0 });
  document.querySelector('a')?.dispatchEvent(new FocusEvent('blur'));
  await renderApp();
  await new Promise((later) => setTimeout(later));
  expect(document.querySelector('#prerendered')).not.toBeNull();
});

test('does not wait for another button or key', async () => {
  startApp(['/main.js'], false);
  replacePrerendered(root());
  dispatch('pointerdown', { button: 2 });
  dispatch('keydown', { key: 'Enter' });
  await renderApp();
  expect(document.querySelector('#prerendered')).toBeNull();
});

test('types and presses the same controls if the app shows more of them, and keeps the selection', async () => {
  const form =
    '<main><h1>Login</h1><input type="email"><input type="password"><button>Show</button><button>Login</button></main>';
  document.body.innerHTML = `<div id="prerendered">${form}</div><div id="root" hidden></div>`;
  startApp(['/main.js'], false);
  replacePrerendered(root());
  const [email, password] = document.querySelectorAll('input');
  if (email) email.value = 'ines@example.com';
  if (password) password.value = 'correct-horse';
  document.querySelectorAll('button')[1]?.click();
  password?.focus();
  password?.setSelectionRange(2, 3);
  const pressed: string[] = [];
  root().addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) pressed.push(target.innerHTML);
  });
  root().innerHTML = `<aside><button>End preview</button><input type="url"></aside>${form}`;
  await Promise.resolve();
  await Promise.resolve();
  expect(pressed).toEqual(['Login']);
  const fields = [...root().querySelectorAll('main input')] as HTMLInputElement[];
  expect(fields.map(({ value }) => value)).toEqual(['ines@example.com', 'correct-horse']);
  expect(document.activeElement).toBe(fields[1]);
  expect(fields[1]?.selectionStart).toBe(2);
});
