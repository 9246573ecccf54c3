import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { endPreviews, previewCodes } from './preview-link';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/savings?tab=1');
});
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const follow = (hash: string) => {
  history.replaceState({ key: 'here' }, '', `/savings?tab=1${hash}`);
  return previewCodes();
};

test('moves the code of a preview link from the URL to the tab’s storage', () => {
  expect(previewCodes()).toEqual([]);
  expect(follow('#preview=a-B_9')).toEqual(['a-B_9']);
  expect(location.pathname + location.search + location.hash).toBe('/savings?tab=1');
  expect(history.state).toEqual({ key: 'here' });
  expect(previewCodes()).toEqual(['a-B_9']);
});

test('keeps the five latest links, each once, the latest first', () => {
  for (const code of ['a', 'b', 'c', 'd', 'e', 'f']) follow(`#preview=${code}`);
  expect(follow('#preview=c')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test.each(['#preview=', '#preview=a b', '#preview=a%20', '#x#preview=a', '#preview=a&b', '#other'])(
  'ignores the hash %s',
  (hash) => {
    expect(follow(hash)).toEqual([]);
    expect(location.hash).not.toBe('');
  },
);

test('without storage, uses the code for this page only', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(follow('#preview=a')).toEqual(['a']);
  expect(previewCodes()).toEqual([]);
});

test('ends all previews, and reloads the page', () => {
  // jsdom reports a reload, which it does not implement, as an error.
  const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  follow('#preview=a');
  endPreviews();
  expect(previewCodes()).toEqual([]);
  expect(String(reload.mock.calls[0]?.[0])).toContain('navigation');
});
