import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { blendPages } from './blend-pages';

type Update = () => Promise<void>;
let update: Update | undefined;
let finish = () => {};
let reduced = false;

beforeEach(() => {
  update = undefined;
  reduced = false;
  document.body.innerHTML = '<main><h1>Before</h1></main>';
  // jsdom has neither.
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

test('the new page is taken once its heading stands', async () => {
  const show = jest.fn();
  blendPages('/list', '/list/1', show);
  expect(show).not.toHaveBeenCalled();
  let isTaken = false;
  const taken = update?.().then(() => (isTaken = true));
  expect(show).toHaveBeenCalledTimes(1);
  document.querySelector('main')?.replaceChildren('Loading');
  await Promise.resolve();
  expect(isTaken).toBe(false);
  document.body.innerHTML = '<main><h1>After</h1></main>';
  await taken;
  expect(isTaken).toBe(true);
});

test('a page that takes long is not waited for', async () => {
  jest.useFakeTimers();
  blendPages('/list', '/list/1', () => {});
  const taken = update?.();
  jest.advanceTimersByTime(300);
  await expect(taken).resolves.toBeUndefined();
});

test.each<[string, () => void]>([
  ['there is no page yet', () => document.body.replaceChildren()],
  ['the person wants no motion', () => (reduced = true)],
  ['the browser cannot blend', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('where %s the page is shown at once', (_, given) => {
  given();
  const show = jest.fn();
  blendPages('/list', '/list/1', show);
  expect(show).toHaveBeenCalledTimes(1);
  expect(update).toBeUndefined();
});

const LIST =
  '<main><h1>List</h1><ul><li data-blend="item"><a href="/list/1">One</a></li>' +
  '<li data-blend="item"><a href="/list/2">Two</a></li></ul></main>';
const DETAIL = '<main><h1>Two</h1><article data-blend="detail"></article></main>';
const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.viewTransitionName;

test.each([
  ['a line grows into its page', '/list', '/list/2', LIST, 'li:last-child', DETAIL, 'article'],
  ['and the page into its line', '/list/2', '/list', DETAIL, 'article', LIST, 'li:last-child'],
])('%s', async (_, left, path, before, from, after, to) => {
  document.body.innerHTML = before;
  blendPages(left, path, () => (document.body.innerHTML = after));
  expect(nameOf(from)).toBe('bank-detail');
  expect(document.querySelectorAll('[style]')).toHaveLength(1);
  await update?.();
  expect(nameOf(to)).toBe('bank-detail');
  expect(document.querySelectorAll('[style]')).toHaveLength(1);
  finish();
  await Promise.resolve();
  expect(nameOf(to)).toBe('');
});
