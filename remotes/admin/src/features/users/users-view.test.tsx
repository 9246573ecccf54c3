import { describe, expect, jest, test } from '@jest/globals';
import { BankError, toCents } from '@bank/domain';
import type { UserCursor } from '../../api/user-page';
import { NO_FILTER } from '../../api/user-filter';
import { aProfile, renderRemote, screen, within } from '@bank/testing';
import type { ComponentProps } from 'react';
import { UsersView } from './users-view';
import { readFields } from './filter-url';

type Props = ComponentProps<typeof UsersView>;
type Pages = Props['pages'];

const admin = aProfile({ uid: 'grace', username: 'Grace', isAdmin: true });
const ada = aProfile({ loanBalance: toCents(20) });
const bo = aProfile({ uid: 'bo', username: 'Bo', country: 'USD', transactionsEnabled: false });

const unused = () => Promise.reject(new Error('No request is expected here'));

function somePages(changes: Partial<Pages> = {}): Pages {
  const value = { users: [ada, bo, admin], next: null, number: 1 };
  return {
    page: { status: 'ready', value },
    next: jest.fn(),
    previous: jest.fn(),
    retry: jest.fn(),
    ...changes,
  };
}

function renderView(changes: Partial<Props> = {}) {
  const props: Props = {
    pages: somePages(),
    search: { fields: readFields(''), filter: NO_FILTER, apply: jest.fn() },
    count: { status: 'ready', value: 3 },
    vatCodes: { status: 'ready', value: new Map([['ada', 4321]]) },
    confirmed: new Map([ada, bo, admin].map(({ uid, email }) => [uid, email])),
    adminUid: 'grace',
    api: {
      sendCredit: unused,
      proposeCredit: unused,
      subscribeLimit: () => () => {},
      setTransactions: unused,
      setLevel: unused,
      issueVatCode: unused,
      subscribeUser: () => () => {},
    },
    ...changes,
  };
  return renderRemote(() => <UsersView {...props} />);
}

function cellsOf(name: RegExp) {
  const row = screen.getByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

describe('the user administration', () => {
  test('marks an unconfirmed address, also after an earlier one was confirmed', () => {
    const confirmed = new Map([
      [ada.uid, ada.email],
      [bo.uid, 'before@example.com'],
      [admin.uid, null],
    ]);
    renderView({ confirmed });
    const mark = (name: RegExp) =>
      within(screen.getByRole('row', { name })).queryByText('Not confirmed');
    expect(mark(/Ada/)).not.toBeInTheDocument();
    expect(mark(/Bo/)).toBeVisible();
    expect(mark(/Grace/)).toBeVisible();
  });

  test('shows balances in yen without decimals', () => {
    const money = { country: 'JPY', accountBalance: toCents(960_000), loanBalance: toCents(0) };
    const users = [aProfile({ username: 'Hana', ...money })];
    renderView({
      pages: somePages({ page: { status: 'ready', value: { users, next: null, number: 1 } } }),
    });
    expect(cellsOf(/Hana/).slice(0, 2)).toEqual(['JPY 960,000', 'JPY 0']);
  });

  test('isolates text typed by users', () => {
    renderView();
    expect(screen.getByText('Bo').tagName).toBe('BDI');
  });

  test('shows the number of users', () => {
    renderView();
    expect(screen.getByText('Total users:')).toHaveTextContent('Total users: 3');
  });

  test('links to the enabled customers', () => {
    renderView();
    expect(screen.getByRole('link', { name: 'Show enabled users' })).toHaveAttribute(
      'href',
      '/admin?enabled=yes',
    );
  });

  test('lists users with the columns of the specification', () => {
    renderView();
    const table = screen.getByRole('table', { name: 'Users' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Name',
      'Balance',
      'Loan Balance',
      'VAT Code',
      'Account Level',
      'Transaction Enabled',
      'Actions',
    ]);
    expect(cellsOf(/^Ada Okafor/)).toEqual([
      'EUR 1,000.10',
      'EUR 20.00',
      '4321',
      '2',
      'Enabled',
      'Actions',
    ]);
    expect(cellsOf(/^Bo/)).toEqual([
      'USD 1,000.10',
      'USD 0.00',
      'None',
      '2',
      'Disabled',
      'Actions',
    ]);
  });

  test('offers no action on the admin’s own account, and says so', () => {
    renderView();
    const own = screen.getByRole('row', { name: /^Grace/ });
    expect(own).toHaveTextContent('This is your own account. Only another admin can act on it.');
    expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  });

  test('opens the actions of a user and returns the focus', async () => {
    const { user } = renderView();
    const opener = screen.getByRole('button', { name: 'Actions for Bo' });
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Actions for Bo' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test('shows an unknown code as unknown, not as missing', () => {
    renderView({ vatCodes: { status: 'error', error: new BankError('network') } });
    expect(cellsOf(/^Ada Okafor/)).toContain('Not available');
  });

  test('shows a loading state', () => {
    renderView({ pages: somePages({ page: { status: 'loading' } }) });
    expect(screen.getByText('Loading users…')).toBeVisible();
  });

  test('shows an error and retries', async () => {
    const error = new BankError('permission-denied');
    const pages = somePages({ page: { status: 'error', error } });
    const { user } = renderView({ pages });
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred while fetching users.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(pages.retry).toHaveBeenCalledTimes(1);
  });

  test('shows an empty state', () => {
    const value = { users: [], next: null, number: 1 };
    renderView({ pages: somePages({ page: { status: 'ready', value } }) });
    expect(screen.getByRole('cell', { name: 'No users found.' })).toBeVisible();
  });
});

describe('pagination', () => {
  // Passed through unread.
  const cursor = { step: 0, after: { id: 'bo' } } as UserCursor;
  const pageOf = (number: number, next: UserCursor | null) =>
    somePages({ page: { status: 'ready', value: { users: [ada], next, number } } });
  const button = (name: string) => screen.getByRole('button', { name });

  test('needs no buttons for one page', () => {
    renderView();
    expect(screen.queryByRole('navigation', { name: 'Pages of users' })).not.toBeInTheDocument();
  });

  test('goes forward from the first page', async () => {
    const pages = pageOf(1, cursor);
    const { user } = renderView({ pages });
    expect(screen.getByRole('navigation', { name: 'Pages of users' })).toHaveTextContent('Page 1');
    expect(button('Previous')).toBeDisabled();
    await user.click(button('Next'));
    expect(pages.next).toHaveBeenCalledWith(cursor);
  });

  test('goes back from the last page', async () => {
    const pages = pageOf(2, null);
    const { user } = renderView({ pages });
    expect(button('Next')).toBeDisabled();
    await user.click(button('Previous'));
    expect(pages.previous).toHaveBeenCalledTimes(1);
  });
});
