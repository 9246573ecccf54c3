import { CONNECTION_EVENT, type ConnectionDetail } from '@bank/firebase/web-channel';
import { act, render, screen } from '@bank/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { OfflineBanner } from './offline-banner';

afterEach(() => {
  jest.restoreAllMocks();
});

const fire = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

test('says since when the data is not updated, until the connection is back', () => {
  const { container } = render(<OfflineBanner isForMembers />);
  expect(container).toHaveTextContent(/^$/);
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 2, 4, 14, 5).getTime());
  fire('offline');
  expect(container).toHaveTextContent(/You’re offline.*last updated at 2:05 PM/);
  fire('online');
  expect(screen.queryByText('You’re offline')).not.toBeInTheDocument();
});

const announce = (detail: ConnectionDetail) =>
  act(() => void window.dispatchEvent(new CustomEvent(CONNECTION_EVENT, { detail })));

test('says that the bank can’t be reached, and since when, until changes arrive again', () => {
  const { container } = render(<OfflineBanner isForMembers />);
  announce({ since: new Date(2026, 2, 4, 14, 5).getTime() });
  expect(container).toHaveTextContent(/We can’t reach the bank.*last updated at 2:05 PM/);
  fire('offline');
  expect(container).toHaveTextContent(/^You’re offline/);
  fire('online');
  announce({ since: null });
  expect(container).toHaveTextContent(/We can’t reach the bank.*reconnecting/);
  expect(container).not.toHaveTextContent(/last updated/);
  announce(null);
  expect(container).toHaveTextContent(/^$/);
});

test('does not tell a visitor, whose page shows no data, that the bank can’t be reached', () => {
  const { container } = render(<OfflineBanner isForMembers={false} />);
  announce({ since: null });
  expect(container).toHaveTextContent(/^$/);
});

test('claims no age of data on a page that was opened offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = render(<OfflineBanner isForMembers />);
  expect(container).toHaveTextContent(/as soon as you’re back online/);
  expect(container).not.toHaveTextContent(/last updated/);
});

test('tells a visitor what works, without an age of data', () => {
  const { container } = render(<OfflineBanner isForMembers={false} />);
  fire('offline');
  expect(container).toHaveTextContent(/You’re offline.*log in or sign up once you’re back online/);
  expect(container).not.toHaveTextContent(/last updated|your account/);
});
