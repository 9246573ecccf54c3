import { describe, expect, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { act, renderHook } from '@bank/testing';
import { useSubscription } from './use-subscription';

/** A source that tells what the test tells it to, and counts who listens. */
function source() {
  const listeners = new Set<{ value(value: string): void; error(error: BankError): void }>();
  return {
    watch(onValue: (value: string) => void, onError: (error: BankError) => void) {
      const listener = { value: onValue, error: onError };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (value: string) => act(() => listeners.forEach((listener) => listener.value(value))),
    fail: (error: BankError) => act(() => listeners.forEach((listener) => listener.error(error))),
    count: () => listeners.size,
  };
}

describe('something live', () => {
  test('loads, is ready, follows each change, and ends with the component', () => {
    const { watch, tell, count } = source();
    const { result, unmount } = renderHook(() => useSubscription(watch));
    expect(result.current).toEqual({ status: 'loading' });
    tell('one');
    expect(result.current).toEqual({ status: 'ready', value: 'one' });
    tell('two');
    expect(result.current).toEqual({ status: 'ready', value: 'two' });
    unmount();
    expect(count()).toBe(0);
  });

  test('fails with its error, and is ready again when the network is back', () => {
    const { watch, tell, fail } = source();
    const { result } = renderHook(() => useSubscription(watch));
    const error = new BankError('network');
    fail(error);
    expect(result.current).toEqual({ status: 'error', error });
    tell('one');
    expect(result.current).toEqual({ status: 'ready', value: 'one' });
  });

  test('of one person is never shown as another’s', () => {
    const [ada, bo] = [source(), source()];
    const { result, rerender } = renderHook(({ watch }) => useSubscription(watch), {
      initialProps: { watch: ada.watch },
    });
    ada.tell('Ada');
    rerender({ watch: bo.watch });
    expect(result.current).toEqual({ status: 'loading' });
    expect(ada.count()).toBe(0);
    bo.tell('Bo');
    expect(result.current).toEqual({ status: 'ready', value: 'Bo' });
  });
});
