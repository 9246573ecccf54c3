import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { aProfile, renderRemote, screen, waitFor } from '@bank/testing';
import type { FoundUsers } from '../../api/search-users';
import { UserSearchField } from './user-search-field';
import type { FindUsers } from './use-user-search';

const ada = aProfile();
const bo = aProfile({ uid: 'bo', username: 'Bo Adams', email: 'bo@example.com' });
const two: FoundUsers = { users: [ada, bo], hasMore: false };

const find = jest.fn<FindUsers>();
const onOpen = jest.fn();

beforeEach(() => {
  find.mockReset().mockResolvedValue(two);
  onOpen.mockReset();
});

function setUp() {
  const { user } = renderRemote(() => <UserSearchField find={find} onOpen={onOpen} />);
  const box = screen.getByRole('combobox', { name: 'Find a user' });
  return { user, box };
}

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the user search', () => {
  test('searches once after a pause in typing, and counts the users', async () => {
    const { user, box } = setUp();
    expect(screen.getByRole('status')).toHaveTextContent('Enter the beginning of a name');
    await user.type(box, ' ada ');
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 users found.'));
    expect(find.mock.calls).toEqual([['ada']]);
    expect(optionNames()).toEqual([`Ada Okafor${ada.email}`, 'Bo Adamsbo@example.com']);
  });

  test('opens an option with the arrow keys and Enter', async () => {
    const { user, box } = setUp();
    await user.type(box, 'a');
    const options = await screen.findAllByRole('option');
    expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowUp}');
    expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onOpen.mock.calls).toEqual([[bo]]);
  });

  test('opens an option with a click', async () => {
    const { user, box } = setUp();
    await user.type(box, 'a');
    await user.click(await screen.findByRole('option', { name: /^Bo/ }));
    expect(onOpen.mock.calls).toEqual([[bo]]);
  });

  test('Escape closes the list, and an arrow key opens it again', async () => {
    const { user, box } = setUp();
    await user.type(box, 'a');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(box).toHaveValue('a');
  });

  test('ignores a superseded search, and Enter before the search has finished', async () => {
    const { user, box } = setUp();
    let finish: (found: FoundUsers) => void = () => {};
    find.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await user.type(box, 'a');
    await waitFor(() => expect(find).toHaveBeenCalledTimes(1));
    find.mockResolvedValue({ users: [bo], hasMore: false });
    await user.type(box, 'd');
    finish(two);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 user found.'));
    expect(optionNames()).toEqual(['Bo Adamsbo@example.com']);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('says that there are no users, or more than are shown', async () => {
    const { user, box } = setUp();
    find.mockResolvedValueOnce({ users: [], hasMore: false });
    await user.type(box, 'x');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No users found.'));
    find.mockResolvedValueOnce({ ...two, hasMore: true });
    await user.clear(box);
    await user.type(box, 'y');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The first 2 users.'));
  });

  test('shows a failure and retries', async () => {
    const { user, box } = setUp();
    find.mockRejectedValueOnce(new BankError('network'));
    await user.type(box, 'a');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search failed.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 users found.'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('isolates text typed by users', async () => {
    const { user, box } = setUp();
    await user.type(box, 'a');
    await screen.findAllByRole('option');
    expect(screen.getByText('Bo Adams').tagName).toBe('BDI');
  });
});
