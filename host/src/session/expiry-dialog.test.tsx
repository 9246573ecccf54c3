import { act, render, screen, userEvent } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ExpiryDialog } from './expiry-dialog';
import { limitsOf } from './limits';
import type { EndReason } from './session-clock';
import { beginTimes } from './session-times';
import { timesStore } from './times-store';
import { useSessionLimits } from './use-session-limits';

const MINUTE = 60_000;
const limits = limitsOf({});
const store = timesStore(window);
const end = jest.fn<(reason: EndReason) => void>();
const signOut = jest.fn();

function Site() {
  const { standing, extend } = useSessionLimits({ limits, store, end });
  return (
    <>
      <input aria-label="Amount" />
      {standing?.phase === 'warning' && (
        <ExpiryDialog
          reason={standing.reason}
          secondsLeft={standing.secondsLeft}
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
  store.write(beginTimes(Date.now()));
});

afterEach(() => {
  jest.useRealTimers();
});

const idle = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const button = (name: string) => screen.getByRole('button', { name });
const user = () => userEvent.setup({ delay: null });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('counts down, and staying keeps the session and what was typed', async () => {
  render(<Site />);
  // Kept by the element alone: one that was mounted anew would be empty.
  screen.getByLabelText<HTMLInputElement>('Amount').value = '12.50';
  wait(9 * MINUTE - 1000);
  expect(idle()).not.toBeInTheDocument();
  wait(1000);
  expect(idle()).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Signing out in 60 seconds');
  wait(59_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Signing out in 1 second');

  await user().click(button('Stay signed in'));
  expect(idle()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveValue('12.50');
  wait(5 * MINUTE);
  expect(end).not.toHaveBeenCalled();
});

test('whoever is typing as it opens presses no more than staying', async () => {
  render(<Site />);
  wait(9 * MINUTE);
  expect(button('Stay signed in')).toHaveFocus();
  await user().keyboard('{Escape}');
  expect(idle()).not.toBeInTheDocument();
  expect(end).not.toHaveBeenCalled();
});

test('is spoken now and then, not every second', () => {
  render(<Site />);
  const spoken = () => idle()?.querySelector('[aria-live="assertive"]');
  wait(9 * MINUTE);
  expect(spoken()).toBeEmptyDOMElement();
  wait(30_000);
  expect(spoken()).toHaveTextContent('30 seconds left');
  wait(15_000);
  expect(spoken()).toHaveTextContent('30 seconds left');
  wait(5000);
  expect(spoken()).toHaveTextContent('10 seconds left');
});

test('people can sign out at once', async () => {
  render(<Site />);
  wait(9 * MINUTE);
  await user().click(button('Sign out now'));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('nobody answers: the session ends', () => {
  render(<Site />);
  wait(10 * MINUTE);
  expect(end.mock.calls).toEqual([['idle']]);
});

test('the longest session is told, can be put aside to finish, and ends all the same', async () => {
  store.write({ ...beginTimes(Date.now() - (8 * 60 - 5) * MINUTE), activeAt: Date.now() });
  render(<Site />);
  wait(4 * MINUTE);
  const longest = screen.getByRole('dialog', { name: 'Your session is about to end' });
  expect(longest).toHaveTextContent('a session lasts no longer than 8 hours');
  await user().click(button('Finish first'));
  expect(longest).not.toBeInTheDocument();
  wait(30_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  wait(30_000);
  expect(end.mock.calls).toEqual([['limit']]);
});

test('a session that has ended otherwise is left alone', () => {
  render(<Site />).unmount();
  wait(20 * MINUTE);
  expect(idle()).not.toBeInTheDocument();
  expect(end).not.toHaveBeenCalled();
});
