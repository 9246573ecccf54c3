import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { act, aProfile, renderHook } from '@bank/testing';
import { START, type UserCursor, type UserPage } from '../../api/user-page';
import { useUserPages, type WatchPage } from './use-user-pages';

const end = jest.fn();
const watch = jest.fn<WatchPage>();
// Only handed on, never looked into.
const cursor = (id: string) => ({ stage: 0, after: { id } }) as UserCursor;

beforeEach(() => {
  watch.mockReset().mockReturnValue(end);
  end.mockReset();
});

/** The newest watch: after whom it starts, and how to answer it. */
function lastWatch() {
  const call = watch.mock.lastCall;
  if (!call) throw new Error('Nothing is watched');
  const [after, onValue, onError] = call;
  return {
    after,
    tell: (page: Partial<UserPage>) => act(() => onValue({ users: [], next: null, ...page })),
    refuse: (error: BankError) => act(() => onError(error)),
  };
}

describe('turning pages', () => {
  test('starts with the first, and keeps it until the next has come', () => {
    const { result } = renderHook(() => useUserPages(watch));
    expect(result.current.page).toEqual({ status: 'loading' });
    expect(lastWatch().after).toEqual(START);

    const [ada, bo] = [aProfile(), aProfile({ uid: 'bo' })];
    lastWatch().tell({ users: [ada], next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    expect(lastWatch().after).toEqual(cursor('ada'));
    expect(end).toHaveBeenCalledTimes(1);
    expect(result.current.page).toMatchObject({ value: { users: [ada], number: 1 } });

    lastWatch().tell({ users: [bo] });
    expect(result.current.page).toMatchObject({ value: { users: [bo], number: 2 } });
  });

  test('skips none when Next is clicked twice', () => {
    const { result } = renderHook(() => useUserPages(watch));
    lastWatch().tell({ next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    act(() => result.current.next(cursor('ada')));
    lastWatch().tell({});
    expect(result.current.page).toMatchObject({ value: { number: 2 } });
  });

  test('goes back the way it came, and no further than the first', () => {
    const { result } = renderHook(() => useUserPages(watch));
    lastWatch().tell({ next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    lastWatch().tell({});
    act(() => result.current.previous());
    expect(lastWatch().after).toEqual(START);
    lastWatch().tell({});
    act(() => result.current.previous());
    expect(watch).toHaveBeenCalledTimes(3);
  });

  test('begins anew where something else is asked for', () => {
    const other = jest.fn<WatchPage>().mockReturnValue(end);
    const { result, rerender } = renderHook((asked: WatchPage) => useUserPages(asked), {
      initialProps: watch,
    });
    lastWatch().tell({ next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    lastWatch().tell({});
    rerender(other);
    expect(other.mock.lastCall?.[0]).toEqual(START);
    // Until the answer is there, what was shown stays.
    expect(result.current.page).toMatchObject({ value: { number: 2 } });
    act(() => other.mock.lastCall?.[1]({ users: [], next: null }));
    expect(result.current.page).toMatchObject({ value: { number: 1 } });
  });

  test('listens anew to the page that was refused', () => {
    const { result } = renderHook(() => useUserPages(watch));
    lastWatch().refuse(new BankError('permission-denied'));
    expect(result.current.page).toMatchObject({ status: 'error' });
    act(() => result.current.retry());
    expect(result.current.page).toEqual({ status: 'loading' });
    expect(watch).toHaveBeenCalledTimes(2);
  });
});
