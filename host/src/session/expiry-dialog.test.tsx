import { act, render, screen, userEvent } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ExpiryDialog } from './expiry-dialog';
import { limitsOf } from './limits';
import type { EndReason } from './session-clock';
import { newSessionTimes } from './session-times';
import { createTimesStore } from './times-store';
import { useSessionLimits } from './use-session-limits';

const MINUTE = 60_000;
const limits = limitsOf({});
const store = createTimesStore(window);
const end = jest.fn<(reason: EndReason) => void>();
const signOut = jest.fn();

function Site() {
  const { status, extend } = useSessionLimits({ limits, store, end });
  return (
    <>
      <input aria-label="Amount" />
      {status?.phase === 'warning' && (
        <ExpiryDialog
          reason={status.reason}
          secondsLeft={status.secondsLeft}
          longest={8}
          onExtend={extend}
          onSignOut={signOut}
        />
      )}
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  end.mockReset();
  signOut.mockReset();
  store.write(newSessionTimes(Date.now()));
});

afterEach(() => {
  jest.useRealTimers();
});

const idleWarning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const button = (name: string) => screen.getByRole('button', { name });
const user = () => userEvent.setup({ delay: null });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('counts down; staying keeps the session and the typed text', async () => {
  render(<Site />);
  // An uncontrolled value: it would be lost if the field were mounted again.
  screen.getByLabelText<HTMLInputElement>('Amount').value = '12.50';
  wait(9 * MINUTE - 1000);
  expect(idleWarning()).not.toBeInTheDocument();
  wait(1000);
  expect(idleWarning()).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Logging out in 60 seconds');
  wait(59_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Logging out in 1 second');

  await user().click(button('Stay logged in'));
  expect(idleWarning()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveValue('12.50');
  wait(5 * MINUTE);
  expect(end).not.toHaveBeenCalled();
});

test('focuses the button that stays signed in, and Escape stays, too', async () => {
  render(<Site />);
  wait(9 * MINUTE);
  expect(button('Stay logged in')).toHaveFocus();
  await user().keyboard('{Escape}');
  expect(idleWarning()).not.toBeInTheDocument();
  expect(end).not.toHaveBeenCalled();
});

test('announces the countdown to screen readers at 30 and 10 seconds', () => {
  render(<Site />);
  const spoken = () => idleWarning()?.querySelector('[aria-live="assertive"]');
  wait(9 * MINUTE);
  expect(spoken()).toBeEmptyDOMElement();
  wait(30_000);
  expect(spoken()).toHaveTextContent('30 seconds left');
  wait(15_000);
  expect(spoken()).toHaveTextContent('30 seconds left');
  wait(5000);
  expect(spoken()).toHaveTextContent('10 seconds left');
});

test('signs out immediately from the dialog', async () => {
  render(<Site />);
  wait(9 * MINUTE);
  await user().click(button('Log out now'));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('ends the idle session when the countdown is over', () => {
  render(<Site />);
  wait(10 * MINUTE);
  expect(end.mock.calls).toEqual([['idle']]);
});

test('the warning of the absolute limit can be dismissed, but the session still ends', async () => {
  store.write({ ...newSessionTimes(Date.now() - (8 * 60 - 5) * MINUTE), activeAt: Date.now() });
  render(<Site />);
  wait(4 * MINUTE);
  const longest = screen.getByRole('dialog', { name: 'Your session is about to end' });
  expect(longest).toHaveTextContent('sessions last no more than 8 hours');
  await user().click(button('Finish first'));
  expect(longest).not.toBeInTheDocument();
  wait(30_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  wait(30_000);
  expect(end.mock.calls).toEqual([['limit']]);
});

test('does nothing after it was unmounted', () => {
  render(<Site />).unmount();
  wait(20 * MINUTE);
  expect(idleWarning()).not.toBeInTheDocument();
  expect(end).not.toHaveBeenCalled();
});
