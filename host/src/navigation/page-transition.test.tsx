import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startPageTransition } from './page-transition';

type Update = () => Promise<void>;
let update: Update | undefined;
let finish = () => {};
let reduced = false;

beforeEach(() => {
  update = undefined;
  reduced = false;
  document.body.innerHTML = '<main><h1>Before</h1></main>';
  // jsdom has neither view transitions nor matchMedia.
  Object.assign(document, {
    startViewTransition(callback: Update) {
      update = callback;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished };
    },
  });
  window.matchMedia = (() => ({ matches: reduced })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.useRealTimers();
});

test('finishes the view transition update once the new heading has rendered', async () => {
  const show = jest.fn();
  startPageTransition('/list', '/list/1', show);
  expect(show).not.toHaveBeenCalled();
  let isUpdated = false;
  const updated = update?.().then(() => (isUpdated = true));
  expect(show).toHaveBeenCalledTimes(1);
  document.querySelector('main')?.replaceChildren('Loading');
  await Promise.resolve();
  expect(isUpdated).toBe(false);
  document.body.innerHTML = '<main><h1>After</h1></main>';
  await updated;
  expect(isUpdated).toBe(true);
});

test('stops waiting for a slow page after a timeout', async () => {
  jest.useFakeTimers();
  startPageTransition('/list', '/list/1', () => {});
  const updated = update?.();
  jest.advanceTimersByTime(300);
  await expect(updated).resolves.toBeUndefined();
});

test.each<[string, () => void]>([
  ['there is no previous page', () => document.body.replaceChildren()],
  ['the user prefers reduced motion', () => (reduced = true)],
  [
    'the browser has no view transitions',
    () => Reflect.deleteProperty(document, 'startViewTransition'),
  ],
])('shows the page without a transition if %s', (_, given) => {
  given();
  const show = jest.fn();
  startPageTransition('/list', '/list/1', show);
  expect(show).toHaveBeenCalledTimes(1);
  expect(update).toBeUndefined();
});

const LIST =
  '<main><h1>List</h1><ul><li data-shared-element="item"><a href="/list/1">One</a></li>' +
  '<li data-shared-element="item"><a href="/list/2">Two</a></li></ul></main>';
const DETAIL = '<main><h1>Two</h1><article data-shared-element="detail"></article></main>';
const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.viewTransitionName;

test.each([
  ['a row becomes its detail page', '/list', '/list/2', LIST, 'li:last-child', DETAIL, 'article'],
  ['a detail page becomes its row', '/list/2', '/list', DETAIL, 'article', LIST, 'li:last-child'],
])('shared element: %s', async (_, left, path, before, from, after, to) => {
  document.body.innerHTML = before;
  startPageTransition(left, path, () => (document.body.innerHTML = after));
  expect(nameOf(from)).toBe('bank-detail');
  expect(document.querySelectorAll('[style]')).toHaveLength(1);
  await update?.();
  expect(nameOf(to)).toBe('bank-detail');
  expect(document.querySelectorAll('[style]')).toHaveLength(1);
  finish();
  await Promise.resolve();
  expect(nameOf(to)).toBe('');
});
