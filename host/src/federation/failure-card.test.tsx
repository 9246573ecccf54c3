import type { RemoteSummary } from '@bank/contracts';
import { act, render, screen, userEvent } from '@bank/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { FailureCard } from './failure-card';

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
