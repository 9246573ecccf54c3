import { toCents } from '@bank/domain';
import { MemoryRouter } from '@bank/router/memory';
import { render, screen, userEvent, within } from '@bank/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { countUnread, MAX_ENTRIES, type Entry, type Event } from './entries';
import { entryText } from './entry-text';
import { NotificationListView } from './notification-list-view';
import { UnreadBadge } from './unread-badge';
import type { Notifications } from './use-notifications';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute));
const CREDIT: Event = { kind: 'credit', isLoan: false, amount: toCents(25) };
const ENTRIES: Entry[] = [
  { id: 'b', at: at(2), path: '/Profile/security', event: { kind: 'locked' } },
  { id: 'a', at: at(1), path: '/dashboard/transactions/a', event: CREDIT },
];
const markSeen = jest.fn();

beforeEach(() => void markSeen.mockReset());

function ready(entries: Entry[], seen = 0): Notifications {
  const unread = countUnread(entries, seen);
  return { status: 'ready', entries, currency: 'EUR', seen, unread, markSeen };
}

const view = (notifications: Notifications, showsAmounts = true) => (
  <MemoryRouter>
    <NotificationListView notifications={notifications} showsAmounts={showsAmounts} />
  </MemoryRouter>
);
const toggle = () => screen.getByRole('button', { name: /^Notifications/ });

test('says how many entries are new, and marks none as read while it is closed', () => {
  render(view(ready(ENTRIES, at(1).getTime())));
  expect(toggle()).toHaveAccessibleName('Notifications 1 new');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(markSeen).not.toHaveBeenCalled();
});

test('marks everything as read when it is opened, and keeps marking what was new', async () => {
  const { rerender } = render(view(ready(ENTRIES, at(1).getTime())));
  await userEvent.click(toggle());
  expect(markSeen).toHaveBeenLastCalledWith(at(2).getTime());
  rerender(view(ready(ENTRIES, at(2).getTime())));
  expect(toggle()).toHaveAccessibleName('Notifications');
  const [locked, credit] = screen.getAllByRole('link');
  expect(locked).toHaveAccessibleName(/^New: Payments locked .*2026/);
  expect(locked).toHaveAttribute('href', '/Profile/security');
  expect(credit).toHaveAccessibleName(/^Money received: EUR 25.00 .*2026/);

  const newest = { ...ENTRIES[1], id: 'c', at: at(3) } as Entry;
  rerender(view(ready([newest, ...ENTRIES], at(2).getTime())));
  expect(markSeen).toHaveBeenLastCalledWith(at(3).getTime());
  await userEvent.click(toggle());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('hides amounts while the balance is hidden', async () => {
  render(view(ready(ENTRIES), false));
  await userEvent.click(toggle());
  expect(screen.getByRole('link', { name: /^New: Money received \S* ?\w+/ })).toBeVisible();
  expect(screen.queryByText(/25/)).not.toBeInTheDocument();
});

test('says so if nothing is new', async () => {
  render(view(ready([])));
  expect(toggle()).toHaveAccessibleName('Notifications');
  await userEvent.click(toggle());
  expect(screen.getByText('Nothing new')).toBeVisible();
});

test('says so if they could not be loaded, and tries again', async () => {
  const retry = jest.fn();
  const { rerender } = render(view({ status: 'error', retry }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(toggle());
  expect(screen.getByRole('alert')).toHaveTextContent('couldn’t load your notifications');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(toggle()).toHaveFocus();
  rerender(view({ status: 'loading' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading your notifications');
  rerender(view(ready(ENTRIES)));
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(2);
});

test.each([
  [0, '', ''],
  [1, '1', '1 new'],
  [MAX_ENTRIES - 1, '5', '5 new'],
  [MAX_ENTRIES, '5+', 'More than 5 new'],
])('%d unread entries are shown as "%s"', (count, shown, spoken) => {
  const { container } = render(<UnreadBadge count={count} />);
  expect(container).toHaveTextContent(spoken + shown, { normalizeWhitespace: true });
});

const decision = { kind: 'decision', amount: null, reference: null } as const;
test.each<[Event, string]>([
  [{ ...decision, request: 'kyc', isApproved: true }, 'Identity check approved'],
  [{ ...decision, request: 'kyc', isApproved: false }, 'Identity check rejected'],
  [
    { ...decision, request: 'loan', isApproved: true, amount: toCents(50) },
    'Loan approved and paid out: EUR 50.00',
  ],
  [
    { ...decision, request: 'dispute', isApproved: false, reference: 'REF-ABCDEFGH1' },
    'Dispute REF-ABCDEFGH1 rejected',
  ],
  [{ ...CREDIT, isLoan: true }, 'Loan received: EUR 25.00'],
  [{ kind: 'unlocked' }, 'Payments unlocked'],
  [{ kind: 'limits-changed' }, 'Your new limits apply'],
  [{ kind: 'protection-changed' }, 'Lock and limits updated'],
])('%j reads "%s"', (event, text) => {
  expect(entryText(event, 'EUR')).toBe(text);
});

test.each(['unlock-waits', 'limits-wait'] as const)('%s says when it applies', (kind) => {
  expect(entryText({ kind, appliesAt: at(1) }, 'EUR')).toMatch(/applies from|again from .*2026/);
});
