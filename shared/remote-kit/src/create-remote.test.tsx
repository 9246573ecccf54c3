import { expect, jest, test } from '@jest/globals';
import { act, Component, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createRemote } from './create-remote';
import { lazyPart, lazyScreen } from './lazy-screen';

const Nothing = () => null;
const Loaded = () => <p>loaded</p>;

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render() {
    const { error } = this.state;
    return error ? <p>{error.message}</p> : <Suspense>{this.props.children}</Suspense>;
  }
}

test('prefetches a screen once, and retries after a failure', async () => {
  const load = jest.fn(() => Promise.resolve(Nothing));
  const fails = jest.fn(() => Promise.reject(new Error('no network')));
  const { prepare } = createRemote(Nothing, {
    '/loan/:id': lazyScreen(load),
    '/Cards': lazyScreen(fails),
  });
  await prepare?.('/LOAN/17');
  await prepare?.('/loan/18');
  expect(load).toHaveBeenCalledTimes(1);
  await expect(prepare?.('/cards')).rejects.toThrow('no network');
  await expect(prepare?.('/cards')).rejects.toThrow('no network');
  expect(fails).toHaveBeenCalledTimes(2);
  expect(prepare?.('/elsewhere')).toBeUndefined();
});

test('a screen that could not be loaded is loaded when it is opened again', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const load = jest.fn<() => Promise<typeof Loaded>>().mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue(Loaded);
  const Screen = lazyScreen(load);
  const shown = async () => {
    const container = document.createElement('div');
    const root = createRoot(container, { onCaughtError: () => {} });
    await act(async () =>
      root.render(
        <Boundary>
          <Screen />
        </Boundary>,
      ),
    );
    return container.textContent;
  };
  expect(await shown()).toBe('lost');
  expect(await shown()).toBe('lost');
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(await shown()).toBe('loaded');
  jest.useRealTimers();
});

test('a part that fails to load while offline is loaded when the browser is back online', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn<() => Promise<typeof Nothing>>().mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue(Nothing);
  const part = lazyPart(load).prepare();
  await Promise.resolve();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await part;
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that fails to load while online reports the error', async () => {
  const part = lazyPart(() => Promise.reject(new Error('lost')));
  await expect(part.prepare()).rejects.toThrow('lost');
});
