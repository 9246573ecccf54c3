import { act, render, screen } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { toast } from 'react-hot-toast/headless';
import { notify } from './notify';
import { Toasts } from './toasts';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

function after(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

/** A dismissed toast fades out for a second before it is removed. */
function isShown(text: string) {
  const element = screen.queryByText(text)?.closest('.toast');
  return element instanceof HTMLElement && element.dataset.leaving === undefined;
}

test.each(['success', 'error', 'info'] as const)('%s is shown for 5 seconds by default', (kind) => {
  act(() => notify[kind]('Hello'));
  after(4950);
  expect(isShown('Hello')).toBe(true);
  after(100);
  expect(isShown('Hello')).toBe(false);
  after(1050);
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

test('is shown for a given duration', () => {
  act(() => notify.success('Login Successful!', { duration: 3000 }));
  after(2950);
  expect(isShown('Login Successful!')).toBe(true);
  after(100);
  expect(isShown('Login Successful!')).toBe(false);
});

test('announces errors assertively and other toasts politely, in existing live regions', () => {
  const region = screen.getByRole('region', { name: 'Notifications' });
  const assertive = region.querySelector('[aria-live="assertive"]');
  const polite = region.querySelector('[aria-live="polite"]');
  expect(assertive).toBeEmptyDOMElement();
  expect(polite).toBeEmptyDOMElement();
  act(() => {
    notify.error('Bad');
    notify.success('Good');
  });
  expect(assertive).toHaveTextContent(/^Bad$/);
  expect(polite).toHaveTextContent(/^Good$/);
});

test('shows the same text once', () => {
  act(() => {
    notify.error('Bad');
    notify.error('Bad');
  });
  expect(screen.getAllByText('Bad')).toHaveLength(1);
});

test('shows at most 20 toasts', () => {
  act(() => {
    for (let index = 1; index <= 25; index += 1) notify.info(`Number ${index}`);
  });
  expect(screen.getAllByText(/^Number/)).toHaveLength(20);
  expect(screen.getByText('Number 25')).toBeVisible();
});
