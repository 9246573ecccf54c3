import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@bank/testing';
import { useById } from './use-by-id';

type OnValue = (found: ReadonlyMap<string, string>) => void;

function renderById(ids: string[]) {
  const requests: { ids: readonly string[]; answer: OnValue; end: () => void }[] = [];
  const subscribe = (asked: readonly string[], answer: OnValue) => {
    const end = jest.fn<() => void>();
    requests.push({ ids: asked, answer, end });
    return end;
  };
  const hook = renderHook((current: string[]) => useById(current, subscribe), {
    initialProps: ids,
  });
  return { ...hook, requests };
}

test('tells a value that is not known yet from one that does not exist', () => {
  const { result, requests } = renderById(['ada', 'bo']);
  expect(result.current.has('ada')).toBe(false);
  act(() => requests[0]?.answer(new Map([['ada', 'Ada']])));
  expect(result.current).toEqual(
    new Map([
      ['ada', 'Ada'],
      ['bo', null],
    ]),
  );
});

test('keeps the values of the other ids while a new id is loaded', () => {
  const { result, requests, rerender } = renderById(['ada']);
  act(() => requests[0]?.answer(new Map([['ada', 'Ada']])));
  rerender(['bo', 'ada']);
  expect(requests[0]?.end).toHaveBeenCalled();
  expect(result.current.get('ada')).toBe('Ada');
  expect(result.current.has('bo')).toBe(false);
  act(() =>
    requests[1]?.answer(
      new Map([
        ['ada', 'Ada Lovelace'],
        ['bo', 'Bo'],
      ]),
    ),
  );
  expect([...result.current]).toEqual([
    ['bo', 'Bo'],
    ['ada', 'Ada Lovelace'],
  ]);
});

test('subscribes once to each id, and not again for a new array of the same ids', () => {
  const { requests, rerender } = renderById(['ada', 'ada']);
  rerender(['ada', 'ada']);
  expect(requests.map(({ ids }) => ids)).toEqual([['ada']]);
});
