import type { RemoteSummary } from '@bank/contracts';
import { act, render, renderHook, screen, userEvent } from '@bank/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { FailureCard } from './failure-card';
import { useRetryOnline } from './use-retry-online';

afterEach(() => {
  jest.restoreAllMocks();
});

const remote: RemoteSummary = {
  name: 'loans',
  title: 'Loans',
  kind: 'primary',
  routes: [],
  menu: [],
};

function renderCard() {
  const retry = jest.fn(() => Promise.resolve());
  render(<FailureCard remote={remote} onRetry={retry} />);
  return retry;
}

test('says online that the rest of the site works, and retries on request', async () => {
  const retry = renderCard();
  expect(screen.getByText(/The rest of the site still works/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('asks offline to check the connection, and retries once it is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = renderCard();
  expect(screen.getByText('Check your connection and try again.')).toBeVisible();
  expect(screen.queryByText(/rest of the site/)).not.toBeInTheDocument();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('moves the focus to the page when a retry replaces the focused button', () => {
  const card = <FailureCard remote={remote} onRetry={() => Promise.resolve()} />;
  const { rerender } = render(<main tabIndex={-1}>{card}</main>);
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(<main tabIndex={-1}>The screen</main>);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('is busy until the retry has started', async () => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  render(<FailureCard remote={remote} onRetry={() => started} />);
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.setup().click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => start());
  expect(button).not.toHaveAttribute('aria-busy');
});

test('does not retry after it was removed', () => {
  const retry = jest.fn(() => Promise.resolve());
  render(<FailureCard remote={remote} onRetry={retry} />).unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
});

describe('after the browser was back online', () => {
  type Status = 'loading' | 'loaded' | 'failed';

  /** Shows a remote in these states, online again during the first one; returns how often it was retried. */
  async function retriesIn(first: Status, ...states: Status[]): Promise<number> {
    const retry = jest.fn(() => Promise.resolve());
    function Outlet({ status }: { status: Status }) {
      const { retriesAtOnce, retry: onRetry } = useRetryOnline(retry, status === 'loaded');
      if (status !== 'failed') return null;
      return <FailureCard remote={remote} retriesAtOnce={retriesAtOnce} onRetry={onRetry} />;
    }
    const { rerender } = render(<Outlet status={first} />);
    act(() => void window.dispatchEvent(new Event('online')));
    for (const status of states) await act(async () => rerender(<Outlet status={status} />));
    return retry.mock.calls.length;
  }

  test('retries a failed load at once, and only once', async () => {
    expect(await retriesIn('loading', 'failed', 'loading', 'failed')).toBe(1);
  });

  test.each<Status[]>([
    ['loading', 'loaded', 'failed'],
    ['loaded', 'failed'],
  ])('does not retry a remote that crashes after it was loaded', async (...states) => {
    const [first = 'loading', ...later] = states;
    expect(await retriesIn(first, ...later)).toBe(0);
  });
});

test('a load that failed online is not retried at once', () => {
  const { result } = renderHook(() => useRetryOnline(() => Promise.resolve(), false));
  expect(result.current.retriesAtOnce).toBe(false);
});

test('retries what is shown now', async () => {
  const [before, now] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
  const { result, rerender } = renderHook((retry) => useRetryOnline(retry, false), {
    initialProps: before,
  });
  rerender(now);
  await act(() => result.current.retry());
  expect(now).toHaveBeenCalledTimes(1);
  expect(before).not.toHaveBeenCalled();
});
