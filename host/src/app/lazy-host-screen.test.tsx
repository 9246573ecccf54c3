import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@bank/testing';
import { Suspense } from 'react';
import { lazyHostScreen, optionalPart } from './lazy-host-screen';

async function renderPart(Part: ReturnType<typeof lazyHostScreen>) {
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    );
  });
}

it('shows an optional part once it is loaded', async () => {
  await renderPart(optionalPart(async () => () => <p>Shortcuts</p>));
  expect(screen.getByText('Shortcuts')).toBeVisible();
});

it('shows nothing for an optional part whose code can’t be loaded', async () => {
  await renderPart(optionalPart(() => Promise.reject(new Error('ChunkLoadError'))));
  expect(document.body).toHaveTextContent(/^$/);
});

const Login = () => <p>Login</p>;
const failsOnce = () =>
  jest.fn(() => Promise.resolve(Login)).mockRejectedValueOnce(new Error('ChunkLoadError'));

it('loads a screen once more after a failure', async () => {
  const load = failsOnce();
  await renderPart(lazyHostScreen(load));
  expect(screen.getByText('Login')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits until the browser is online before it loads a screen once more', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = failsOnce();
  await renderPart(lazyHostScreen(load));
  expect(load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Login')).toBeVisible();
});
