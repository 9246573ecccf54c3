import { MemoryRouter } from '@bank/router/memory';
import { render, screen, waitFor } from '@bank/testing';
import { expect, jest, test } from '@jest/globals';
import { startReports } from '../federation/report-error';
import { AppErrorBoundary, ErrorPage } from './error-page';

test.each([
  [400, 'Bad Request'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
])('shows status %i, its meaning and a link to the start page', (status, meaning) => {
  render(<ErrorPage status={status} />, { wrapper: MemoryRouter });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText(String(status))).toBeVisible();
  expect(screen.getByText(new RegExp(meaning))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
});

test('shows a message instead of a status', () => {
  render(<ErrorPage message="The ledger is closed." />, { wrapper: MemoryRouter });
  expect(screen.getByText('The ledger is closed.')).toBeVisible();
  expect(screen.queryByText('404')).not.toBeInTheDocument();
});

test('a crash of the host shows the error page with its message, and is reported', async () => {
  const beacon = jest.fn<(url: string, body: string) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  const stop = startReports({ reportUrl: 'https://reports.example/' });
  // React and `reportError` both log the crash that this test provokes.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const reported = jest.spyOn(console, 'warn').mockImplementation(() => {});
  function Broken(): never {
    throw new Error('nothing to draw');
  }
  render(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('nothing to draw')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  expect(reported).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(beacon).toHaveBeenCalledTimes(1));
  expect(JSON.parse(beacon.mock.calls[0]?.[1] ?? '')).toMatchObject({
    ...{ kind: 'error', remote: 'host' },
    detail: expect.stringContaining('nothing to draw'),
  });
  stop();
});
