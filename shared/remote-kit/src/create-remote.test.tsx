import { expect, jest, test } from '@jest/globals';
import { createRemote } from './create-remote';
import { lazyScreen } from './lazy-screen';

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
