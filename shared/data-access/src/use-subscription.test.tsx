import { describe, expect, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { act, renderHook } from '@bank/testing';
import { useSubscription } from './use-subscription';

/** A source that the test controls; counts its listeners. */
function source() {
  const listeners = new Set<{ value(value: string): void; error(error: BankError): void }>();
  return {
    subscribe(onValue: (value: string) => void, onError: (error: BankError) => void) {
      const listener = { value: onValue, error: onError };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (value: string) => act(() => listeners.forEach((listener) => listener.value(value))),
    fail: (error: BankError) => act(() => listeners.forEach((listener) => listener.error(error))),
    count: () => listeners.size,
  };
}

describe('useSubscription', () => {
  test('is loading, then ready with each value, and unsubscribes on unmount', () => {
    const { subscribe, emit, count } = source();
    const { result, unmount } = renderHook(() => useSubscription(subscribe));
    expect(result.current).toEqual({ status: 'loading' });
    emit('one');
    expect(result.current).toEqual({ status: 'ready', value: 'one' });
    emit('two');
    expect(result.current).toEqual({ status: 'ready', value: 'two' });
    unmount();
    expect(count()).toBe(0);
  });

  test('returns the error, and is ready again after a network error', () => {
    const { subscribe, emit, fail } = source();
    const { result } = renderHook(() => useSubscription(subscribe));
    const error = new BankError('network');
    fail(error);
    expect(result.current).toEqual({ status: 'error', error });
    emit('one');
    expect(result.current).toEqual({ status: 'ready', value: 'one' });
  });

  test('never returns the previous subscription’s value', () => {
    const [ada, bo] = [source(), source()];
    const { result, rerender } = renderHook(({ subscribe }) => useSubscription(subscribe), {
      initialProps: { subscribe: ada.subscribe },
    });
    ada.emit('Ada');
    rerender({ subscribe: bo.subscribe });
    expect(result.current).toEqual({ status: 'loading' });
    expect(ada.count()).toBe(0);
    bo.emit('Bo');
    expect(result.current).toEqual({ status: 'ready', value: 'Bo' });
  });
});
