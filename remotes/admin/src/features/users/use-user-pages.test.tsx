import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { act, aProfile, renderHook } from '@bank/testing';
import { FIRST_PAGE, type UserCursor, type UserPage } from '../../api/user-page';
import { useUserPages, type SubscribePage } from './use-user-pages';

const unsubscribe = jest.fn();
const subscribe = jest.fn<SubscribePage>();
// Passed through unread.
const cursor = (id: string) => ({ step: 0, after: { id } }) as UserCursor;

beforeEach(() => {
  subscribe.mockReset().mockReturnValue(unsubscribe);
  unsubscribe.mockReset();
});

/** The latest subscription: its cursor, and a function to emit a page. */
function lastSubscription() {
  const call = subscribe.mock.lastCall;
  if (!call) throw new Error('There is no subscription');
  const [after, onValue, onError] = call;
  return {
    after,
    emit: (page: Partial<UserPage>) => act(() => onValue({ users: [], next: null, ...page })),
    refuse: (error: BankError) => act(() => onError(error)),
  };
}

describe('user pages', () => {
  test('start with the first, and keep it until the next has loaded', () => {
    const { result } = renderHook(() => useUserPages(subscribe));
    expect(result.current.page).toEqual({ status: 'loading' });
    expect(lastSubscription().after).toEqual(FIRST_PAGE);

    const [ada, bo] = [aProfile(), aProfile({ uid: 'bo' })];
    lastSubscription().emit({ users: [ada], next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    expect(lastSubscription().after).toEqual(cursor('ada'));
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(result.current.page).toMatchObject({ value: { users: [ada], number: 1 } });

    lastSubscription().emit({ users: [bo] });
    expect(result.current.page).toMatchObject({ value: { users: [bo], number: 2 } });
  });

  test('skip none when Next is clicked twice', () => {
    const { result } = renderHook(() => useUserPages(subscribe));
    lastSubscription().emit({ next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    act(() => result.current.next(cursor('ada')));
    lastSubscription().emit({});
    expect(result.current.page).toMatchObject({ value: { number: 2 } });
  });

  test('go back the same way, not before the first', () => {
    const { result } = renderHook(() => useUserPages(subscribe));
    lastSubscription().emit({ next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    lastSubscription().emit({});
    act(() => result.current.previous());
    expect(lastSubscription().after).toEqual(FIRST_PAGE);
    lastSubscription().emit({});
    act(() => result.current.previous());
    expect(subscribe).toHaveBeenCalledTimes(3);
  });

  test('restart when the filter changes', () => {
    const other = jest.fn<SubscribePage>().mockReturnValue(unsubscribe);
    const { result, rerender } = renderHook(
      (subscribePage: SubscribePage) => useUserPages(subscribePage),
      {
        initialProps: subscribe,
      },
    );
    lastSubscription().emit({ next: cursor('ada') });
    act(() => result.current.next(cursor('ada')));
    lastSubscription().emit({});
    rerender(other);
    expect(other.mock.lastCall?.[0]).toEqual(FIRST_PAGE);
    // The previous page stays until the next has loaded.
    expect(result.current.page).toMatchObject({ value: { number: 2 } });
    act(() => other.mock.lastCall?.[1]({ users: [], next: null }));
    expect(result.current.page).toMatchObject({ value: { number: 1 } });
  });

  test('resubscribe to a page that failed', () => {
    const { result } = renderHook(() => useUserPages(subscribe));
    lastSubscription().refuse(new BankError('permission-denied'));
    expect(result.current.page).toMatchObject({ status: 'error' });
    act(() => result.current.retry());
    expect(result.current.page).toEqual({ status: 'loading' });
    expect(subscribe).toHaveBeenCalledTimes(2);
  });
});
