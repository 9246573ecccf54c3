import { expect, jest, test } from '@jest/globals';
import { createRemote } from './create-remote';
import { lazyPart, lazyScreen } from './lazy-screen';

const Nothing = () => null;

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
